import type { RouteTable } from './route-table.ts';

/** The path of a URL that begins with one, without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*$/s, '');
}

/** A URL's path as a log may hold it: without its query, and the pattern of a path that carries a token. */
export function loggedPath(table: RouteTable, url: string): string {
  const path = pathOf(url);
  const match = table.match(path);
  return match && 'route' in match && match.route.token ? match.pattern : path;
}
