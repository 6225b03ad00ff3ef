/** The visitor's language in local storage and, with the same value, in a cookie. */
import { LANGUAGE_STORAGE_KEY, type Language, parseLanguage } from '@mall/contracts';
import { localStore } from './browser-store.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** The cookie of `language`, as `Set-Cookie` and `document.cookie` write it. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

function cookieLanguage(): Language | undefined {
  const match = new RegExp(`(?:^|; )${LANGUAGE_STORAGE_KEY}=([^;]*)`).exec(document.cookie);
  return parseLanguage(match?.[1]);
}

export const storedLanguage = {
  /** The cookie decides, since the server saw it; local storage stands in where it is gone. */
  get: (): Language | undefined =>
    cookieLanguage() ?? parseLanguage(localStore.get(LANGUAGE_STORAGE_KEY)),
  set(language: Language): void {
    localStore.set(LANGUAGE_STORAGE_KEY, language);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
    document.cookie = languageCookie(language);
  },
};
