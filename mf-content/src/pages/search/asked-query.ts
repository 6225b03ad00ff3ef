/** What the page's URL asks for. */
import { SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';

/** The query key in both languages. */
export const QUERY_KEY = 'q';

/** Without spaces at its ends, and cut to the length that the search takes. */
export function askedQuery(query: URLSearchParams): string {
  return (query.get(QUERY_KEY) ?? '').trim().slice(0, SEARCH_QUERY_MAX_LENGTH).trim();
}
