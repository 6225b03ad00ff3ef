/** Synchronises the stored language and the shown page where no navigation does it. */
import { cookieLanguage, type Language } from '@mall/contracts';
import { type RouteTable, resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';

/** The language of the current URL for a visitor whose stored language is `stored`. */
function languageOfUrl(table: RouteTable, stored: Language): Language | undefined {
  const resolved = resolveUrl(table, window.location, stored);
  return resolved.kind === 'redirect' ? undefined : resolved.language;
}

/**
 * Whether the page must be reloaded: the cookie was lost while local storage kept another language.
 * Sets the cookie again.
 */
export function languageWasLost(table: RouteTable, shown: Language): boolean {
  const stored = storedLanguage.get();
  if (!stored || stored === shown || languageOfUrl(table, stored) !== stored) return false;
  storedLanguage.set(stored);
  return cookieLanguage(document.cookie) === stored;
}

interface Revalidating {
  revalidate(): Promise<void>;
}

/**
 * Handles a page from the back/forward cache: its path decides on the language, and a neutral page
 * follows a language that was changed meanwhile.
 */
export function keepLanguageOnReturn(table: RouteTable, router: Revalidating): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = storedLanguage.get();
    if (!persisted || !stored) return;
    const language = languageOfUrl(table, stored);
    if (language) storedLanguage.set(language);
    void router.revalidate();
  });
}
