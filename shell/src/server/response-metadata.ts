/** What a page's response says beside its document: language, headers and expiry. */
import { type Language, languageCookie, type SiteRecord } from '@mall/contracts';
import { queryLanguage, type ResolvedPath, type RouteTable } from '@mall/routing';
import { type PageState, STATUS } from '../site/page-state.ts';

/** `chosen`: the language that a neutral page's query names, which the response stores (requirement 2.3). */
export function languageChoice(
  resolved: Exclude<ResolvedPath, { kind: 'redirect' }>,
  search: string,
): { variesByLanguage: boolean; chosen: Language | undefined } {
  if (resolved.kind === 'not-found') return { variesByLanguage: true, chosen: undefined };
  const isNeutral = resolved.path.language === undefined;
  const chosen = isNeutral ? queryLanguage(search) : undefined;
  return { variesByLanguage: isNeutral && !chosen, chosen };
}

/** A page whose path contains a token is not indexed, sends no referrer and is stored nowhere. */
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

export function validUntil(
  state: PageState,
  { changesAt }: Pick<SiteRecord, 'changesAt'>,
): number | undefined {
  const ends = [ofLoader(state), changesAt].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

function ofLoader(state: PageState): number | undefined {
  const data: unknown = state.kind === 'page' ? state.data : undefined;
  if (typeof data !== 'object' || data === null || !('validUntil' in data)) return undefined;
  return Number.isFinite(data.validUntil) ? (data.validUntil as number) : undefined;
}
