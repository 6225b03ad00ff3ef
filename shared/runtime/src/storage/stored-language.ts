/** The visitor's language in local storage and, with the same value, in a cookie. */
import {
  cookieLanguage,
  LANGUAGE_STORAGE_KEY,
  type Language,
  languageCookie,
  parseLanguage,
} from '@mall/contracts';
import { localStore } from './browser-store.ts';

export const storedLanguage = {
  /** The cookie wins, because the server reads it; without one local storage is read. */
  get: (): Language | undefined =>
    cookieLanguage(document.cookie) ?? parseLanguage(localStore.get(LANGUAGE_STORAGE_KEY)),
  set(language: Language): void {
    localStore.set(LANGUAGE_STORAGE_KEY, language);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
    document.cookie = languageCookie(language);
  },
};
