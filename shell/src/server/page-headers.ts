/** The response headers of a page. */
import { type Language, languageCookie } from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import { type PageState, STATUS } from '../site/page-state.ts';

/**
 * A page whose path contains a token is not indexed, sends no referrer and is stored nowhere.
 * @param chosen the language that the response stores.
 */
export function pageHeaders(
  state: PageState,
  status: number,
  table: RouteTable,
  chosen?: Language,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': state.language,
  };
  if (chosen) headers['set-cookie'] = languageCookie(chosen);
  if (status === STATUS.unavailable) headers['retry-after'] = '5';
  const isToken = 'routeId' in state && table.find(state.routeId)?.route.token;
  if (isToken) {
    headers['referrer-policy'] = 'no-referrer';
    headers['x-robots-tag'] = 'noindex';
    headers['cache-control'] = 'no-store';
  }
  return headers;
}
