/** Synchronises the stored language and the shown page where no navigation does it. */
import { cookieLanguage, type Language } from '@mall/contracts';
import { type RouteTable, resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';

function languageOfUrl(table: RouteTable, stored: Language): Language | undefined {
  const resolved = resolveUrl(table, window.location, stored);
  return resolved.kind === 'redirect' ? undefined : resolved.language;
}

/** Whether to reload the page: the cookie, which is set again, was lost, and local storage has another language. */
export function languageWasLost(table: RouteTable, shown: Language): boolean {
  const stored = storedLanguage.get();
  if (!stored || stored === shown || languageOfUrl(table, stored) !== stored) return false;
  storedLanguage.set(stored);
  return cookieLanguage(document.cookie) === stored;
}

/**
 * Handles a page from the back/forward cache: its path decides on the language, and a neutral page
 * follows a language that was changed meanwhile.
 */
export function keepLanguageOnReturn(
  table: RouteTable,
  router: { revalidate(): Promise<void> },
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = storedLanguage.get();
    if (!persisted || !stored) return;
    const language = languageOfUrl(table, stored);
    if (language) storedLanguage.set(language);
    void router.revalidate();
  });
}
