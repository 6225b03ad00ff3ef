import { pathOf } from './path-of.ts';
import type { RouteTable } from './route-table.ts';

/** A URL's path as a log may hold it: without its query, and the pattern of a path that carries a token. */
export function loggedPath(table: RouteTable, url: string): string {
  const path = pathOf(url);
  const match = table.match(path);
  return match && 'route' in match && match.route.token ? match.pattern : path;
}
