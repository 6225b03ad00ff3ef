/** What a search found as groups of links, in the order in which they are shown. */
import type { ImageSet, SearchResult, SiteRecord } from '@mall/contracts';
import type { ShellContext } from '@mall/runtime';
import { detailRoute } from '../site/detail-route.ts';
import { entryUrl } from '../site/entry-url.ts';
import { foundPages } from './found-pages.ts';

export interface Suggestion {
  title: string;
  /** URL of its page. */
  path: string;
  /** A page of the site has none. */
  image?: ImageSet;
  /** A logo is shown whole. */
  isLogo?: boolean;
}

export interface SuggestionGroup {
  kind: keyof SearchResult | 'pages';
  suggestions: Suggestion[];
}

/** Suggestions in a group, so that the other groups are not far below. */
const MAX_IN_GROUP = 5;

type Item = Omit<Suggestion, 'path'> & { slug: string };

/**
 * Groups of the API's `result`, and of the pages that the query itself names. Groups without a
 * result are left out, and those whose items no live app has a page for.
 */
export function suggestionGroups(
  { shops, posts, discounts }: SearchResult,
  query: string,
  site: SiteRecord,
  { language, pathTo }: Pick<ShellContext, 'language' | 'pathTo'>,
): SuggestionGroup[] {
  const itemsOf = (kind: keyof SearchResult, items: Item[]): SuggestionGroup => {
    const route = detailRoute(site, kind);
    if (!route) return { kind, suggestions: [] };
    const shown = items.slice(0, MAX_IN_GROUP);
    return {
      kind,
      suggestions: shown.map(({ slug, ...item }) => ({
        ...item,
        path: pathTo(route.id, { slug }),
      })),
    };
  };
  const pages = foundPages(site, query, language).slice(0, MAX_IN_GROUP);
  const groups: SuggestionGroup[] = [
    itemsOf(
      'shops',
      shops.map(({ slug, name, images }) => ({
        slug,
        title: name,
        image: images.logo,
        isLogo: true,
      })),
    ),
    itemsOf('posts', posts.map(featured)),
    itemsOf('discounts', discounts.map(featured)),
    {
      kind: 'pages',
      suggestions: pages.map((entry) => ({
        title: entry.label[language],
        path: entryUrl(entry, pathTo),
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function featured({
  slug,
  title,
  images,
}: {
  slug: string;
  title: string;
  images: { featured: ImageSet };
}): Item {
  return { slug, title, image: images.featured };
}
