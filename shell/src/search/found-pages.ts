/** Finds pages of the live apps by what their `mf.json` says of them. */
import { fold, type Language, type NavigationEntry, type SiteRecord } from '@mall/contracts';

/** The words of a text, folded. */
function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Entries whose label and keywords hold words that begin with each word of `query`; one per target. */
export function foundPages(
  { apps }: SiteRecord,
  query: string,
  language: Language,
): NavigationEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const found = new Map<string, NavigationEntry>();
  for (const entry of apps.flatMap(({ navigation }) => navigation)) {
    const words = wordsOf(`${entry.label[language]} ${entry.keywords?.[language] ?? ''}`);
    const target = `${entry.route}#${entry.hash}`;
    const isMeant = wanted.every((start) => words.some((word) => word.startsWith(start)));
    if (isMeant && !found.has(target)) found.set(target, entry);
  }
  return [...found.values()];
}
