/** What of a request decides which page it gets. */
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_STORAGE_KEY,
  type Language,
  parseLanguage,
} from '@mall/contracts';

export interface Visit {
  /** Path and query, starting with one `/`. */
  url: string;
  /** The default language when the visitor has none stored: both get the same page. */
  storedLanguage: Language;
}

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_STORAGE_KEY}=([a-z]+)`);
const LONGEST_KEPT_QUERY = 200;

export function readVisit(url: string, headers: { cookie?: string | undefined }): Visit {
  return {
    url,
    storedLanguage:
      parseLanguage(LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]) ?? DEFAULT_LANGUAGE,
  };
}

/** The key of pages that are the same for every language. */
export function sharedKey({ url }: Visit): string {
  return url;
}

/** The key of pages that depend on the stored language. */
export function languageKey(visit: Visit): string {
  return `${visit.storedLanguage} ${visit.url}`;
}

/** Long queries are rendered and not kept: they would fill the memory with pages asked for once. */
export function isKeepable({ url }: Visit): boolean {
  const query = url.indexOf('?');
  return query < 0 || url.length - query - 1 <= LONGEST_KEPT_QUERY;
}
