/** Which page of a long list the URL names. */
import { PAGE_KEY } from '../../query-keys.ts';

/** The number of the page; 1 when the URL names none, or nothing that can be one. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get(PAGE_KEY) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The query of a page: the first one has no number. */
export function pageQuery(page: number): Record<string, string> {
  return page > 1 ? { [PAGE_KEY]: String(page) } : {};
}
