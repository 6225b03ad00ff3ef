/** Keeps the stored language and the shown page in step where no navigation does it. */
import { cookieLanguage, type Language } from '@mall/contracts';
import { type RouteTable, resolvePath } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';

/** The language that the current path speaks to a visitor whose stored language is `stored`. */
function spokenTo(table: RouteTable, stored: Language): Language | undefined {
  const resolved = resolvePath(table, window.location.pathname, stored);
  return resolved.kind === 'redirect' ? undefined : resolved.language;
}

/**
 * Whether the page must be loaded anew: the cookie was gone while local storage still knew another
 * language. The cookie is then there again.
 */
export function languageWasLost(table: RouteTable, shown: Language): boolean {
  const stored = storedLanguage.get();
  if (!stored || stored === shown || spokenTo(table, stored) !== stored) return false;
  storedLanguage.set(stored);
  return cookieLanguage(document.cookie) === stored;
}

interface Revalidating {
  revalidate(): Promise<void>;
}

/**
 * A page that the browser has kept whole and shows again: its path decides on the language, and a
 * neutral page follows a language that was changed meanwhile.
 */
export function keepLanguageOnReturn(table: RouteTable, router: Revalidating): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = storedLanguage.get();
    if (!persisted || !stored) return;
    const spoken = spokenTo(table, stored);
    if (spoken) storedLanguage.set(spoken);
    void router.revalidate();
  });
}
