/** The sitemap: every canonical URL in both languages, each with its alternates. */
import type { Route, SiteRecord } from '@mall/contracts';
import { hasCampaigns, hasParams, isEnded, routeTable, siteAt } from '@mall/routing';
import { escapeHtml } from '@mall/server';
import { categorySlugs, listedCampaigns, listedSlugs } from '../composition/api-slugs.ts';
import { type Paths, pathsOf, pathsOfEntries } from '../composition/entry-paths.ts';

/** The limit of the sitemap protocol for one file. */
const MAX_URLS = 50_000;

function link(origin: string, hreflang: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}"/>`;
}

function elements(origin: string, { hu, en }: Paths): string[] {
  const links = link(origin, 'hu', hu) + link(origin, 'en', en) + link(origin, 'x-default', hu);
  return [hu, en].map((path) => `<url><loc>${escapeHtml(origin + path)}</loc>${links}</url>`);
}

/** A list page, and the list of each category (requirement 2.9). */
async function pagesOfLists(
  routes: readonly Route[],
  slugsOf: () => Promise<string[]>,
): Promise<Paths[]> {
  const filtered = routes.flatMap((route) =>
    route.queryKeys?.category ? [{ route, key: route.queryKeys.category }] : [],
  );
  const slugs = filtered.length > 0 ? await slugsOf() : [];
  return [
    ...routes.map((route) => pathsOf(route)),
    ...filtered.flatMap(({ route, key }) =>
      slugs.map((slug) => pathsOf(route, {}, { [key]: slug })),
    ),
  ];
}

/** @throws when the API does not respond. */
export async function buildSitemap(record: SiteRecord, apiOrigin: string): Promise<string> {
  const site = hasCampaigns(record)
    ? siteAt(record, { campaigns: await listedCampaigns(apiOrigin), now: Date.now() })
    : record;
  const table = routeTable(site.apps);
  const routes = site.apps
    .flatMap((app) => app.routes)
    .filter((route) => route.sitemap && !route.token && !isEnded(site, route));
  const isFixed = ({ paths }: Route) => !hasParams(paths.hu);
  const lists = pagesOfLists(routes.filter(isFixed), () => categorySlugs(apiOrigin));
  const entries = routes.map(async (route) =>
    route.entries && !isFixed(route)
      ? pathsOfEntries(route, await listedSlugs(apiOrigin, route.entries), table)
      : [],
  );
  const pages = await Promise.all([lists, ...entries]);
  const urls = pages.flat().flatMap((paths) => elements(site.origin, paths));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, MAX_URLS),
    '</urlset>\n',
  ].join('\n');
}
