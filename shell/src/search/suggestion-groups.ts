/** What a search found as groups of links, in the order in which they are shown. */
import type { ImageSet, SearchResult } from '@mall/contracts';
import type { RouteId, Visit } from '@mall/runtime';

export interface Suggestion {
  slug: string;
  title: string;
  /** Path of its page. */
  path: string;
  image: ImageSet;
  /** A logo is shown whole. */
  isLogo: boolean;
}

export interface SuggestionGroup {
  kind: keyof SearchResult;
  suggestions: Suggestion[];
}

const ROUTES = {
  shops: 'shop',
  posts: 'post',
  discounts: 'discount',
} as const satisfies Record<keyof SearchResult, RouteId>;

/** Suggestions of a group at most, so that the other groups are not far below. */
const MOST_IN_GROUP = 5;

type Found = Omit<Suggestion, 'path'>;

function groupOf(visit: Visit, kind: keyof SearchResult, found: Found[]): SuggestionGroup[] {
  const route = ROUTES[kind];
  if (found.length === 0 || !visit.hasRoute(route)) return [];
  const suggestions = found.slice(0, MOST_IN_GROUP).map((suggestion) => ({
    ...suggestion,
    path: visit.pathTo(route, { slug: suggestion.slug }),
  }));
  return [{ kind, suggestions }];
}

/** Groups without a result are left out, and those whose pages no live app has. */
export function suggestionGroups(
  { shops, posts, discounts }: SearchResult,
  visit: Visit,
): SuggestionGroup[] {
  const featured = <Item extends { slug: string; title: string; images: { featured: ImageSet } }>({
    slug,
    title,
    images,
  }: Item): Found => ({ slug, title, image: images.featured, isLogo: false });
  return [
    ...groupOf(
      visit,
      'shops',
      shops.map(({ slug, name, images }) => ({
        ...{ slug, title: name },
        ...{ image: images.logo, isLogo: true },
      })),
    ),
    ...groupOf(visit, 'posts', posts.map(featured)),
    ...groupOf(visit, 'discounts', discounts.map(featured)),
  ];
}
