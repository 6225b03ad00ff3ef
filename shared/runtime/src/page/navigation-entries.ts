/** The entries that live apps declare: those of a menu, and those that a search finds. */
import {
  fold,
  type Language,
  type NavigationEntry,
  type NavigationMenu,
  type SiteApp,
} from '@mall/contracts';

export function menuEntries(
  { apps }: { apps: readonly Pick<SiteApp, 'navigation'>[] },
  menu: NavigationMenu,
): NavigationEntry[] {
  return apps
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.menu === menu)
    .sort((a, b) => a.order - b.order);
}

/** Shorter words count only as a whole: the beginning `h` would match too much. */
const MIN_PREFIX_LENGTH = 3;

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

function isMeant(word: string, start: string): boolean {
  return start.length < MIN_PREFIX_LENGTH ? word === start : word.startsWith(start);
}

/** Entries whose label and keywords hold words that begin with each word of `query`; one per target. */
export function foundPages(
  apps: readonly Pick<SiteApp, 'navigation'>[],
  query: string,
  language: Language,
): NavigationEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const found = new Map<string, NavigationEntry>();
  for (const entry of apps.flatMap(({ navigation }) => navigation)) {
    const words = wordsOf(`${entry.label[language]} ${entry.keywords?.[language] ?? ''}`);
    const target = `${entry.route}#${entry.hash}`;
    const fits = wanted.every((start) => words.some((word) => isMeant(word, start)));
    if (fits && !found.has(target)) found.set(target, entry);
  }
  return [...found.values()];
}
