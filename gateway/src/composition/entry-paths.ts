/** The paths of a route's entries, one for each item of its API list. */
import { API_PATHS, type Language, type Route } from '@mall/contracts';
import { type PathParams, pathOf, type RouteTable, resolvePath, routePath } from '@mall/routing';
import { z } from 'zod';

export type EntryList = NonNullable<Route['entries']>;

export type Paths = Record<Language, string>;

export function pathsOf(route: Route, params?: PathParams, query?: Record<string, string>): Paths {
  return {
    hu: routePath(route, 'hu', params, query),
    en: routePath(route, 'en', params, query),
  };
}

/** Paths of a route's entries. A slug without a page of its own is reserved. */
export function pathsOfEntries(route: Route, slugs: readonly string[], table: RouteTable): Paths[] {
  const hasPage = (path: string) => {
    const resolved = resolvePath(table, pathOf(path), undefined);
    return resolved.kind === 'page' && resolved.path.route.id === route.id;
  };
  return slugs
    .map((slug) => pathsOf(route, { slug }))
    .filter(({ hu, en }) => hasPage(hu) && hasPage(en));
}

const listSchema = z.object({ data: z.array(z.object({ slug: z.string() })) });

/** A swap waits for this. */
const TIMEOUT_MS = 1_000;

/** Slugs of the first items of a list. @throws when the API does not respond. */
export async function fetchFirstSlugs(apiOrigin: string, list: EntryList): Promise<string[]> {
  const url = `${apiOrigin}/api${API_PATHS[list]}?page=1&limit=10`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return listSchema.parse(await response.json()).data.map(({ slug }) => slug);
}
