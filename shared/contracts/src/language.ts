/** The two languages of the site (requirement 1.2). Free of zod: the browser loads this module. */
export const LANGUAGES = ['hu', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'hu';

/** Name of the cookie and of the local storage key that hold the visitor's language. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** Query key that chooses the language of a neutral path: `/tropicarium?lang=en`. */
export const LANGUAGE_QUERY_KEY = 'lang';

const ONE_YEAR_SECONDS = 31_536_000;
const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_STORAGE_KEY}=([^;]*)`);

/** The cookie that stores `language`, as `Set-Cookie` and `document.cookie` take it. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

/** The language in the header `Cookie` or in `document.cookie`; undefined when there is none. */
export function cookieLanguage(cookies: string | undefined): Language | undefined {
  return parseLanguage(COOKIE.exec(cookies ?? '')?.[1]);
}

/** The language named by `value`, or undefined when it names none. */
export function parseLanguage(value: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}
