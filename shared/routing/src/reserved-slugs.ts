/** Slugs under which an item of the API would have no page, because a static path wins. */
import type { Route } from '@mall/contracts';
import { hasParams, matchSegments, segmentsOf } from './path-pattern.ts';
import type { RouteTable } from './route-table.ts';

/** The slugs that static paths and redirects take from the detail pages of an API list. */
export function reservedSlugs(table: RouteTable, list: NonNullable<Route['entries']>): string[] {
  const fixed = [...table.paths, ...table.redirects]
    .filter(({ pattern }) => !hasParams(pattern))
    .map(({ pattern }) => segmentsOf(pattern) ?? []);
  return table.paths
    .filter(({ route }) => route.entries === list)
    .map(({ pattern }) => segmentsOf(pattern) ?? [])
    .flatMap((pattern) => fixed.flatMap((path) => matchSegments(pattern, path)?.slug ?? []));
}
