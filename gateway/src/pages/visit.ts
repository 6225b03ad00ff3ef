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
  /** Given for the prerender user agent alone: it gets plain images. */
  userAgent: string | undefined;
}

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_STORAGE_KEY}=([a-z]+)`);
const LONGEST_KEPT_QUERY = 200;

export function readVisit(
  url: string,
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined },
): Visit {
  const agent = headers['user-agent'];
  return {
    url,
    storedLanguage:
      parseLanguage(LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]) ?? DEFAULT_LANGUAGE,
    userAgent: agent && /prerender/i.test(agent) ? 'prerender' : undefined,
  };
}

/** The key of pages that are the same for every language. */
export function sharedKey({ url, userAgent }: Visit): string {
  return `${userAgent ?? ''} ${url}`;
}

/** The key of pages that depend on the stored language. */
export function languageKey(visit: Visit): string {
  return `${visit.storedLanguage} ${sharedKey(visit)}`;
}

/** Long queries are rendered and not kept: they would fill the memory with pages asked for once. */
export function isKeepable({ url }: Visit): boolean {
  const query = url.indexOf('?');
  return query < 0 || url.length - query - 1 <= LONGEST_KEPT_QUERY;
}
