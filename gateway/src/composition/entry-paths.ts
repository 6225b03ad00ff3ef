/** The paths of a route's entries, one for each item of its API list. */
import type { Language, Route } from '@mall/contracts';
import { type PathParams, pathOf, type RouteTable, resolvePath, routePath } from '@mall/routing';

export type EntryList = NonNullable<Route['entries']>;

export type Paths = Record<Language, string>;

export function pathsOf(route: Route, params?: PathParams, query?: Record<string, string>): Paths {
  return {
    hu: routePath(route, 'hu', params, query),
    en: routePath(route, 'en', params, query),
  };
}

/** Paths of a route's entries. A slug without its own page is reserved. */
export function pathsOfEntries(route: Route, slugs: readonly string[], table: RouteTable): Paths[] {
  const hasPage = (path: string) => {
    const resolved = resolvePath(table, pathOf(path), undefined);
    return resolved.kind === 'page' && resolved.path.route.id === route.id;
  };
  return slugs
    .map((slug) => pathsOf(route, { slug }))
    .filter(({ hu, en }) => hasPage(hu) && hasPage(en));
}
