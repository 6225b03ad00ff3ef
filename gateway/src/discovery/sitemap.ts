/** The sitemap: every canonical URL in both languages, each with its alternates. */
import type { ContentChanges, Route, SiteRecord } from '@mall/contracts';
import {
  hasCampaigns,
  hasParams,
  isEnded,
  type RouteTable,
  routeTable,
  siteAt,
} from '@mall/routing';
import { escapeHtml } from '@mall/server';
import type { ApiSlugs, ListedItem } from '../composition/api-slugs.ts';
import { type Paths, pathsOf, pathsOfEntries } from '../composition/entry-paths.ts';

interface ListedPage {
  paths: Paths;
  modified?: string | undefined;
}

/** The limit of the sitemap protocol for one file. */
const MAX_URLS = 50_000;

function link(origin: string, hreflang: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}"/>`;
}

function elements(origin: string, { paths: { hu, en }, modified }: ListedPage): string[] {
  const links = link(origin, 'hu', hu) + link(origin, 'en', en) + link(origin, 'x-default', hu);
  const date = modified ? `<lastmod>${modified}</lastmod>` : '';
  return [hu, en].map(
    (path) => `<url><loc>${escapeHtml(origin + path)}</loc>${date}${links}</url>`,
  );
}

const laterDay = (a: string | undefined, b: string | undefined) =>
  [a, b]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** When a page that is no entry was changed: its texts, or an item of the list that it shows. */
function changeOf(route: Route, all: readonly Route[], changes: ContentChanges) {
  const shown = all.flatMap(({ list, entries }) => (entries && list === route.id ? [entries] : []));
  const days = shown.flatMap((list) => Object.values(changes[list]));
  return days.reduce(laterDay, changes.pages[route.id]);
}

/** A list page, and the list of each category (requirement 2.9). */
async function pagesOfLists(
  routes: readonly Route[],
  slugsOf: () => Promise<string[]>,
  modifiedOf: (route: Route) => string | undefined,
): Promise<ListedPage[]> {
  const filtered = routes.flatMap((route) =>
    route.queryKeys?.category ? [{ route, key: route.queryKeys.category }] : [],
  );
  const slugs = filtered.length > 0 ? await slugsOf() : [];
  const lists = filtered.flatMap(({ route, key }) =>
    slugs.map((slug) => ({ route, paths: pathsOf(route, {}, { [key]: slug }) })),
  );
  return [...routes.map((route) => ({ route, paths: pathsOf(route) })), ...lists].map(
    ({ route, paths }) => ({ paths, modified: modifiedOf(route) }),
  );
}

/** The pages of a route's entries, each with the day of its publication or last change. */
function entryPages(
  route: Route,
  items: readonly ListedItem[],
  changed: Record<string, string>,
  table: RouteTable,
): ListedPage[] {
  return items.flatMap(({ slug, modified }) =>
    pathsOfEntries(route, [slug], table).map((paths) => ({
      paths,
      modified: laterDay(modified, changed[slug]),
    })),
  );
}

/** @throws when the API does not respond. */
export async function buildSitemap(record: SiteRecord, slugs: ApiSlugs): Promise<string> {
  const site = hasCampaigns(record)
    ? siteAt(record, { campaigns: await slugs.campaigns(), now: Date.now() })
    : record;
  const table = routeTable(site.apps);
  const routes = site.apps
    .flatMap((app) => app.routes)
    .filter((route) => route.sitemap && !route.token && !isEnded(site, route));
  const isFixed = ({ paths }: Route) => !hasParams(paths.hu);
  const changes = await slugs.changes();
  const lists = pagesOfLists(
    routes.filter(isFixed),
    () => slugs.categories(),
    (route) => changeOf(route, routes, changes),
  );
  const entries = routes.map(async (route) =>
    route.entries && !isFixed(route)
      ? entryPages(route, await slugs.entries(route.entries), changes[route.entries], table)
      : [],
  );
  const pages = await Promise.all([lists, ...entries]);
  const urls = pages.flat().flatMap((page) => elements(site.origin, page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, MAX_URLS),
    '</urlset>\n',
  ].join('\n');
}
