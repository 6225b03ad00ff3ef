/** Checks `site.yaml` and the ids of the pages against the lists of the code and of the other files. */
import { EDITORIAL_PAGES, SHOP_CATEGORIES } from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';

export function checkSite({ content }: ReadContent): ContentIssue[] {
  const { site } = content;
  if (!site) return [];
  const named = new Set<string>(site.categories.map(({ slug }) => slug));
  const nameless = SHOP_CATEGORIES.filter((slug) => !named.has(slug)).map((slug) => ({
    file: 'site.yaml',
    path: 'categories',
    message: `names no category "${slug}"; every category needs a name`,
  }));
  const slides = site.pinned.slider.flatMap(({ type, slug }, index) => {
    const message = slideIssue(type, slug, content[`${type}s`]);
    return message ? [{ file: 'site.yaml', path: `pinned.slider.${index}`, message }] : [];
  });
  return [...nameless, ...slides];
}

/** Without its page a route of an app is not found. */
export function checkPages({ content: { pages }, issues }: ReadContent): ContentIssue[] {
  // A page that could not be read is there.
  if (!pages || issues.some(({ file }) => file.startsWith('pages'))) return [];
  const named = new Set(pages.map(({ id }) => id));
  return EDITORIAL_PAGES.filter((id) => !named.has(id)).map((id) => ({
    file: 'pages',
    path: '',
    message: `holds no page with the id "${id}"; a page of the site needs it`,
  }));
}

interface Slideable {
  slug: string;
  cover?: unknown;
}

function slideIssue(type: string, slug: string, items: readonly Slideable[] | undefined) {
  if (!items) return undefined;
  const item = items.find((one) => one.slug === slug);
  if (!item) return `"${slug}" is no ${type} in ${type}s.yaml`;
  return item.cover ? undefined : `"${slug}" has no cover; a hero slide needs one`;
}
