/** What a search found as groups of links, in the order in which they are shown. */
import type { Route, RouteRef, SearchResult, SiteApp } from '@mall/contracts';
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

/**
 * Groups of the API's `result`, and of the pages that the query itself names. What serves a task
 * comes first. Groups without a result are left out, and those that no live app has a page for.
 */
export function searchLinks(
  apps: Apps,
  result: SearchResult,
  query: string,
  links: Links,
): SearchLinkGroup[] {
  const shops = result.shops.map(({ slug, name, images }) => {
    return { slug, title: name, image: images.logo, imageFit: 'contain' as const };
  });
  const groups: SearchLinkGroup[] = [
    { kind: 'pages', links: pageLinks(apps, result, query, links) },
    { kind: 'places', links: placeLinks(apps, result, links) },
    { kind: 'shops', links: itemLinks(apps, 'shops', shops, links) },
    { kind: 'posts', links: itemLinks(apps, 'posts', result.posts.map(featured), links) },
    {
      kind: 'discounts',
      links: itemLinks(apps, 'discounts', result.discounts.map(featured), links),
    },
  ];
  return groups.filter((group) => group.links.length > 0);
}
