/** What a search found as groups of links, in the order in which they are shown. */
import {
  fold,
  type Route,
  type RouteRef,
  type SearchKind,
  type SearchResult,
  type SiteApp,
} from '@mall/contracts';
import { foundPages } from './navigation-entries.ts';
import { pageUrl } from './page-link.tsx';
import type { SearchLink, SearchLinkGroup, ShellContext } from './shell-context.ts';

type Item = Omit<SearchLink, 'path'> & { slug: string };
type Apps = readonly Pick<SiteApp, 'routes' | 'navigation'>[];
type Links = Pick<ShellContext, 'language' | 'pathTo' | 'hasRoute'>;

function routeThat(apps: Apps, declares: (route: Route) => unknown): Route | undefined {
  return apps.flatMap(({ routes }) => routes).find(declares);
}

function itemLinks(apps: Apps, entries: Route['entries'], items: Item[], { pathTo }: Links) {
  const route = routeThat(apps, (one) => one.entries === entries);
  if (!route) return [];
  return items.map(({ slug, ...item }) => ({ ...item, path: pathTo(route.id, { slug }) }));
}

/** The pages of the API's response, then those whose `mf.json` has such words; each once. */
function pageLinks(apps: Apps, { pages }: SearchResult, query: string, links: Links): SearchLink[] {
  const { language, pathTo, hasRoute } = links;
  const found = pages.flatMap(({ page, section, title, text }) => {
    const route = page as RouteRef;
    return hasRoute(route) ? [{ title, text, path: pageUrl(pathTo(route), {}, section) }] : [];
  });
  // The page of a found section is not listed again.
  const named = new Set(found.flatMap(({ path }) => [path, path.split('#')[0]]));
  const declared = foundPages(apps, query, language)
    .map(({ route, hash, label, text }) => ({
      title: label[language],
      text: text?.[language],
      path: pageUrl(pathTo(route), {}, hash),
    }))
    .filter(({ path }) => !named.has(path));
  return [...found, ...declared];
}

function placeLinks(apps: Apps, { places }: SearchResult, { pathTo }: Links): SearchLink[] {
  const map = routeThat(apps, ({ queryKeys }) => queryKeys?.place);
  const key = map?.queryKeys?.place;
  if (!map || !key) return [];
  return places.map(({ id, name, floor }) => ({
    title: name,
    text: floor,
    path: pageUrl(pathTo(map.id), { [key]: id }),
  }));
}

const featured = ({ slug, title, images }: SearchResult['posts'][number]): Item => ({
  slug,
  title,
  ...(images.featured && { image: images.featured }),
});

const logo = ({ slug, name, images, floor, ...hours }: SearchResult['shops'][number]): Item => ({
  ...{ slug, title: name, text: floor, hours },
  ...{ image: images.logo, imageFit: 'contain' },
});

const poster = ({ slug, name, genre, poster }: SearchResult['movies'][number]): Item => ({
  ...{ slug, title: name, text: genre, image: poster },
});

/** The list of shops with the filter that its route declares for such a result. */
function shopListLinks(apps: Apps, lists: SearchResult['shop_lists'], { pathTo }: Links) {
  const route = routeThat(apps, ({ queryKeys }) => queryKeys?.category);
  return lists.flatMap(({ title, category, service }): SearchLink[] => {
    const { queryKeys } = route ?? {};
    const key = category ? queryKeys?.category : queryKeys?.service;
    const value = category ?? service;
    return route && key && value
      ? [{ title, path: pageUrl(pathTo(route.id), { [key]: value }) }]
      : [];
  });
}

/** Whether a declared page is named by the beginning of its label, whatever else was found. */
const isNamed = ([first]: readonly SearchLink[], query: string) =>
  first !== undefined && fold(first.title).startsWith(fold(query.trim()));

/**
 * Groups of the API's `result`, and of the pages that the query itself names; the group with the best
 * match comes first. Groups without a result are left out, and those that no live app has a page for.
 */
export function searchLinks(
  apps: Apps,
  result: SearchResult,
  query: string,
  links: Links,
): SearchLinkGroup[] {
  const { shops, posts, discounts, movies, order } = result;
  const found: Record<SearchKind, SearchLink[]> = {
    pages: pageLinks(apps, result, query, links),
    places: placeLinks(apps, result, links),
    shop_lists: shopListLinks(apps, result.shop_lists, links),
    shops: itemLinks(apps, 'shops', shops.map(logo), links),
    movies: itemLinks(apps, 'movies', movies.map(poster), links),
    events: result.events.map(({ title, url, place, from }) => ({
      title,
      path: url,
      text: place,
      from,
    })),
    posts: itemLinks(apps, 'posts', posts.map(featured), links),
    discounts: itemLinks(apps, 'discounts', discounts.map(featured), links),
  };
  const isDeclaredFirst = !order.includes('pages') && isNamed(found.pages, query);
  const kinds: SearchKind[] = isDeclaredFirst ? ['pages', ...order] : [...order, 'pages'];
  return [...new Set(kinds)]
    .map((kind) => ({ kind, links: found[kind] }))
    .filter((group) => group.links.length > 0);
}
