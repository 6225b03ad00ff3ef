/** Slugs under which an entry of the API would have no page, because a static path has its place. */
import type { Route } from '@mall/contracts';
import { hasParams, matchSegments, segmentsOf } from './path-pattern.ts';
import type { RouteTable } from './route-table.ts';

/** The words, sorted, that static paths and redirects take from the routes of an API list's entries. */
export function reservedSlugs(table: RouteTable, list: NonNullable<Route['entries']>): string[] {
  const fixed = [...table.paths, ...table.redirects]
    .filter(({ pattern }) => !hasParams(pattern))
    .map(({ pattern }) => segmentsOf(pattern) ?? []);
  const slugs = table.paths
    .filter(({ route }) => route.entries === list)
    .map(({ pattern }) => segmentsOf(pattern) ?? [])
    .flatMap((pattern) => fixed.flatMap((path) => matchSegments(pattern, path)?.slug ?? []));
  return [...new Set(slugs)].sort();
}
