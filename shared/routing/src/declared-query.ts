/** Of a URL's query, the keys that its page declares. */
import type { Route } from '@mall/contracts';
import { LANGUAGE_QUERY_KEY } from '@mall/contracts/language';
import { isNeutral } from './language-urls.ts';
import { resolvePath } from './resolve-path.ts';
import type { RouteTable } from './route-table.ts';

const LANGUAGE_ONLY: ReadonlySet<string> = new Set([LANGUAGE_QUERY_KEY]);

/** The query keys that a page reads, with `lang` where its path is neutral. */
export function queryKeysOf(route: Route): ReadonlySet<string> {
  const { others = [], ...named } = route.queryKeys ?? {};
  const own = [...others, ...Object.values(named).filter((key) => key !== undefined)];
  return new Set(isNeutral(route) ? [...own, LANGUAGE_QUERY_KEY] : own);
}

/** The keys that a path reads; undefined for a redirect, which keeps its query. */
function declaredKeys(table: RouteTable, pathname: string): ReadonlySet<string> | undefined {
  const resolved = resolvePath(table, pathname, undefined);
  if (resolved.kind === 'redirect') return undefined;
  return resolved.kind === 'page' ? queryKeysOf(resolved.path.route) : LANGUAGE_ONLY;
}

function keyOf(parameter: string): string {
  const [key = ''] = new URLSearchParams(parameter).keys();
  return key;
}

/**
 * Path and query without the query keys that the path's route does not declare: URLs that differ in
 * `utm_source` alone are one page.
 * @param url path and query.
 */
export function declaredUrl(table: RouteTable, url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const keys = declaredKeys(table, url.slice(0, start));
  return keys ? withQueryKeys(url, keys) : url;
}

/** Path and query without other query keys than these. */
export function withQueryKeys(url: string, keys: ReadonlySet<string>): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const pathname = url.slice(0, start);
  const query = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => keys.has(keyOf(parameter)));
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}
