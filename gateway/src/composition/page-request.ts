/** The parts of a request that decide which page it gets. */
import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  type FormResponse,
  type Language,
} from '@mall/contracts';

export interface PageRequest {
  /** Path and query, starting with one `/`. */
  url: string;
  /** The default language when the visitor has none stored: both get the same page. */
  storedLanguage: Language;
  /** For a form that the page has posted: such a page is one visitor's. */
  formResponse?: FormResponse;
  /** For staff: campaigns that have not begun are shown. */
  preview?: boolean;
}

const MAX_CACHED_QUERY_LENGTH = 200;

export function readPageRequest(
  url: string,
  { cookie }: { cookie?: string | undefined },
): PageRequest {
  return { url, storedLanguage: cookieLanguage(cookie) ?? DEFAULT_LANGUAGE };
}

/** The cache key of a page that is the same for every language. */
export function sharedKey({ url }: PageRequest): string {
  return url;
}

/** The cache key of a page that depends on the stored language. */
export function languageKey({ url, storedLanguage }: PageRequest): string {
  return `${storedLanguage} ${url}`;
}

/** A page for one visitor or for staff is rendered for each request. */
export function isPrivate({ formResponse, preview }: PageRequest): boolean {
  return formResponse !== undefined || preview === true;
}

/** A page with a long query is not cached: it would fill the memory and be requested once. */
export function isCacheable(request: PageRequest): boolean {
  if (isPrivate(request)) return false;
  const { url } = request;
  const query = url.indexOf('?');
  return query < 0 || url.length - query - 1 <= MAX_CACHED_QUERY_LENGTH;
}
