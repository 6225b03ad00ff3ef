/** The two languages of the site (spec section 9). Free of zod: the browser loads this module. */
export const LANGUAGES = ['hu', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'hu';

/** Name of the cookie and of the local storage key that hold the visitor's language. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The language named by `value`, or undefined when it names none. */
export function parseLanguage(value: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}
