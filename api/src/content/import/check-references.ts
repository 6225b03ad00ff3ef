/** Checks what no single field shows: that slugs are unique and that references lead somewhere. */
import { SHOP_CATEGORIES } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import { checkHome } from './check-home.ts';
import type { ReadContent } from './read-folder.ts';

/** All issues of this kind in `content`; files that could not be read are passed over. */
export function checkReferences(content: ReadContent): ContentIssue[] {
  return [
    ...checkUnique(content),
    ...checkCategories(content),
    ...checkPinned(content),
    ...checkDiscountShops(content),
    ...checkHome(content),
  ];
}

function checkUnique(content: ReadContent): ContentIssue[] {
  const { site, shops, posts, events, discounts, movies, pages } = content;
  const slugs = (items: readonly { slug: string }[] | undefined) => items?.map(({ slug }) => slug);
  const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id);
  const units = shops?.map(({ unit }) => unit.replace(/-0+/, '-'));
  const unique = (file: string, pathOf: (index: number) => string, values: string[] = []) =>
    duplicates(content, { file, pathOf }, values);
  return [
    ...unique('shops.yaml', (index) => `${index}.slug`, slugs(shops)),
    ...unique('shops.yaml', (index) => `${index}.unit`, units),
    ...unique('posts.yaml', (index) => `${index}.slug`, slugs(posts)),
    ...unique('events.yaml', (index) => `${index}.id`, ids(events)),
    ...unique('discounts.yaml', (index) => `${index}.slug`, slugs(discounts)),
    ...unique('movies.yaml', (index) => `${index}.id`, ids(movies)),
    ...unique('site.yaml', (index) => `categories.${index}.slug`, slugs(site?.categories)),
    ...duplicatePages(pages),
    ...pages.flatMap(({ file, page }) =>
      unique(file, (index) => `sections.${index}.id`, ids(page.sections)),
    ),
  ];
}

function duplicates(
  { sources }: ReadContent,
  { file, pathOf }: { file: string; pathOf: (index: number) => string },
  values: readonly string[],
): ContentIssue[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (first === index) return [];
    const line = sources.get(file)?.lineOf(pathOf(first));
    const message = `"${value}" is in line ${line} already; it must be unique`;
    return [{ file, path: pathOf(index), message }];
  });
}

function duplicatePages(pages: ReadContent['pages']): ContentIssue[] {
  return pages.flatMap(({ file, page }, index) => {
    const first = pages.findIndex((other) => other.page.id === page.id);
    if (first === index) return [];
    const message = `"${page.id}" is the id of ${pages[first]?.file} already; it must be unique`;
    return [{ file, path: 'id', message }];
  });
}

function checkCategories({ site }: ReadContent): ContentIssue[] {
  if (!site) return [];
  const named = new Set<string>(site.categories.map(({ slug }) => slug));
  return SHOP_CATEGORIES.filter((slug) => !named.has(slug)).map((slug) => ({
    file: 'site.yaml',
    path: 'categories',
    message: `names no category "${slug}"; every category needs a name`,
  }));
}

function checkPinned({ site, shops, posts, discounts, movies }: ReadContent): ContentIssue[] {
  if (!site) return [];
  const { pinned } = site;
  const postSlugs = posts?.map(({ slug }) => slug);
  return [
    ...missing(
      'pinned.shops',
      pinned.shops,
      shops?.map(({ slug }) => slug),
      'is no shop in shops.yaml',
    ),
    ...missing('pinned.posts', pinned.posts, postSlugs, 'is no post in posts.yaml'),
    ...checkSlides(pinned.slider, 'post', posts),
    ...checkSlides(pinned.slider, 'discount', discounts),
    ...missing(
      'pinned.discounts',
      pinned.discounts,
      discounts?.map(({ slug }) => slug),
      'is no discount in discounts.yaml',
    ),
    ...missing(
      'pinned.movies',
      pinned.movies,
      movies?.map(({ id }) => id),
      'is no movie in movies.yaml',
    ),
  ];
}

/** Slides of `type`: each leads to an entry with a cover. */
function checkSlides(
  slider: NonNullable<ReadContent['site']>['pinned']['slider'],
  type: 'post' | 'discount',
  items: readonly { slug: string; cover?: unknown }[] | undefined,
): ContentIssue[] {
  const known = items?.map(({ slug }) => slug);
  const withCover = items?.filter(({ cover }) => cover).map(({ slug }) => slug);
  const named = slider.map((slide) => (slide.type === type ? slide.slug : ''));
  const found = named.map((slug) => (known?.includes(slug) ? slug : ''));
  return [
    ...missing('pinned.slider', named, known, `is no ${type} in ${type}s.yaml`),
    ...missing('pinned.slider', found, withCover, 'has no cover; a hero slide needs one'),
  ];
}

/** One issue for each of `slugs` that `known` does not hold; empty slugs are skipped. */
function missing(
  path: string,
  slugs: string[],
  known: string[] | undefined,
  issue: string,
): ContentIssue[] {
  if (!known) return [];
  return slugs.flatMap((slug, index) =>
    slug === '' || known.includes(slug)
      ? []
      : [{ file: 'site.yaml', path: `${path}.${index}`, message: `"${slug}" ${issue}` }],
  );
}

function checkDiscountShops({ shops, discounts }: ReadContent): ContentIssue[] {
  if (!shops || !discounts) return [];
  const known = new Set(shops.map(({ slug }) => slug));
  return discounts.flatMap(({ shop }, index) =>
    shop === undefined || known.has(shop)
      ? []
      : [
          {
            file: 'discounts.yaml',
            path: `${index}.shop`,
            message: `"${shop}" is no shop in shops.yaml`,
          },
        ],
  );
}
