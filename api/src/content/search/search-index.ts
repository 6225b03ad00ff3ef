/** Ranks what the words of a query find. */

import {
  type IsShown,
  NON_WORD,
  type SearchEntry,
  type WordMatches,
  wordFinder,
} from './word-finder.ts';
import { foldQuery, meantWords } from './words.ts';

export interface Match<Entry> {
  entry: Entry;
  /** Whether the query names the entry; else its text mentions the words. */
  isNamed: boolean;
}

/** Orders entries that match equally well: by the position of the query in the title. */
function titleBonus(title: string, query: string, words: readonly string[]): number {
  if (title === query) return 1;
  const size = title.split(NON_WORD).length;
  return (title.startsWith(query) ? 0.05 : 0) + (0.05 * Math.min(words.length, size)) / size;
}

/** How well an entry matches all words of a query. */
function rankEntry<Entry extends SearchEntry>(
  entry: Entry,
  id: number,
  byWord: readonly WordMatches[],
  bonus: number,
) {
  const found = byWord.flatMap((matches) => matches.get(id) ?? []);
  const isNamed = found.some((match) => match.isNamed);
  const value = found.reduce((sum, match) => sum + match.value, 0) / byWord.length;
  return {
    ...{ entry, isNamed, isWhole: found.length === byWord.length },
    rank: (value + (isNamed ? bonus : 0)) * (entry.weight ?? 1),
    score: found.reduce((sum, match) => sum + match.score, 0),
  };
}

/**
 * @returns the search: shown entries that match the query, the best one first. Where some have all its
 * words, those with a part of them are left out.
 */
export function createSearchIndex<Entry extends SearchEntry>(
  entries: readonly Entry[],
): (query: string, isShown?: IsShown<Entry>) => Match<Entry>[] {
  const findWord = wordFinder(entries);
  const titles = entries.map(({ title }) => foldQuery(title));

  return (query, isShown = () => true) => {
    const words = meantWords(query);
    const folded = foldQuery(query);
    const byWord = words.map(findWord(isShown));
    const ids = new Set(byWord.flatMap((found) => [...found.keys()]));
    const ranked = [...ids].map((id) => {
      const bonus = titleBonus(titles[id] ?? '', folded, words);
      return rankEntry(entries[id] as Entry, id, byWord, bonus);
    });
    const isAnyWhole = ranked.some(({ isNamed, isWhole }) => isNamed && isWhole);
    return ranked
      .filter(({ entry, isNamed, isWhole }) =>
        isNamed ? isWhole || !isAnyWhole : isWhole && entry.text !== undefined,
      )
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
  };
}
