/** The parts of a request that decide which page it gets. */
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_STORAGE_KEY,
  type Language,
  parseLanguage,
} from '@mall/contracts';

export interface PageRequest {
  /** Path and query, starting with one `/`. */
  url: string;
  /** The default language when the visitor has none stored: both get the same page. */
  storedLanguage: Language;
}

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_STORAGE_KEY}=([a-z]+)`);
const MAX_CACHED_QUERY_LENGTH = 200;

export function readPageRequest(
  url: string,
  headers: { cookie?: string | undefined },
): PageRequest {
  return {
    url,
    storedLanguage:
      parseLanguage(LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]) ?? DEFAULT_LANGUAGE,
  };
}

/** The cache key of a page that is the same for every language. */
export function sharedKey({ url }: PageRequest): string {
  return url;
}

/** The cache key of a page that depends on the stored language. */
export function languageKey({ url, storedLanguage }: PageRequest): string {
  return `${storedLanguage} ${url}`;
}

/** A page with a long query is not cached: it would fill the memory and be requested once. */
export function isCacheable({ url }: PageRequest): boolean {
  const query = url.indexOf('?');
  return query < 0 || url.length - query - 1 <= MAX_CACHED_QUERY_LENGTH;
}
