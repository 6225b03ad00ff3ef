/** Looks up the single words of a query in an index of everything that visitors look for. */
import { fold } from '@mall/contracts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { commonWords, stems, swaps, wordsOfText } from './words.ts';

/** How much a match in each field counts. */
const FIELDS = {
  ...{ title: 1, joined: 0.95, words: 0.95, foreign: 0.6, related: 0.5, context: 0.3, text: 0.2 },
};
type Field = keyof typeof FIELDS;
/** Fields that find an entry by themselves, unlike `context` and `text`. */
const NAMING: ReadonlySet<string> = new Set<Field>([
  'title',
  'joined',
  'words',
  'foreign',
  'related',
]);

export const NON_WORD = /[^\p{Letter}\p{Number}]+/gu;
/** A shorter beginning of a word finds titles of shops alone: `h` is no page. */
const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_LENGTH = 4;
/** From here on one error in five letters is forgiven. */
const LONG_WORD = 6;
/** Each further typing error multiplies the work. */
const MAX_TYPING_ERRORS = 2;
/** Words of running text in more entries find none of them: that bounds the work of a search. */
const MAX_ENTRIES_OF_A_WORD = 200;

export interface SearchEntry {
  title: string;
  /** Words that mean the same as the title. */
  words?: string | undefined;
  /** The same in the other language. */
  foreign?: string | undefined;
  /** What it belongs to, such as the categories of a shop. */
  related?: string | undefined;
  /** Counts beside words that find the entry; alone it finds nothing. */
  context?: string | undefined;
  /** Running text: mentions that are listed after what the query names. */
  text?: string | undefined;
  /** Below 1 for what comes after others that match as well. */
  weight?: number;
  /** Whether one or two letters find it as the beginning of a word of its title. */
  byFirstLetter?: boolean;
}

export interface WordMatch {
  /** How well the entry has the word. */
  value: number;
  /** Whether a field that finds the entry by itself has the word. */
  isNamed: boolean;
  /** MiniSearch's own score: a rare word counts more. */
  score: number;
}

/** What a visitor typed, with what it may be without its endings. */
interface TypedWord {
  word: string;
  stems: readonly string[];
}

/** How well `term` of the index is what was typed, from 0 to 1. */
function likeness({ word, stems }: TypedWord, term: string): number {
  if (term === word) return 1;
  if (stems.includes(term)) return 0.9;
  return term.startsWith(word) ? 0.6 + (0.3 * word.length) / term.length : 0.4;
}

/** The value of the best field; others that have the word as well add a little. */
function matchValue(typed: TypedWord, found: readonly [term: string, fields: string[]][]): number {
  const values = new Map<string, number>();
  for (const [term, fields] of found) {
    for (const field of fields) {
      const value = FIELDS[field as Field] * likeness(typed, term);
      values.set(field, Math.max(value, values.get(field) ?? 0));
    }
  }
  const [best = 0, ...others] = [...values.values()].sort((a, b) => b - a);
  return best + others.reduce((sum, value) => sum + value, 0) / 20;
}

function createIndex(entries: readonly SearchEntry[]) {
  const documents = entries.map((entry, id) => {
    return { ...entry, id, joined: entry.title.replace(NON_WORD, '') };
  });
  const common = commonWords(
    entries.map(({ text = '' }) => text),
    MAX_ENTRIES_OF_A_WORD,
  );
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: wordsOfText,
    processTerm: (word, field) => {
      const folded = fold(word);
      return field === 'text' && common.has(folded) ? null : folded;
    },
    searchOptions: { tokenize: (word) => [word], maxFuzzy: MAX_TYPING_ERRORS },
  });
  index.addAll(documents);
  return index;
}

export type IsShown<Entry> = (entry: Entry) => boolean;

/** By the position of the entry. */
export type WordMatches = Map<number, WordMatch>;

/** Looks up single words: as they are, half typed or with an ending; only where that finds nothing, mistyped. */
export function wordFinder<Entry extends SearchEntry>(entries: readonly Entry[]) {
  const index = createIndex(entries);

  /** One or two letters begin titles alone; a page or a place has to be meant. */
  const isEnough = (word: string, term: string, fields: string[], entry: Entry) =>
    word.length >= MIN_PREFIX_LENGTH ||
    term === word ||
    (entry.byFirstLetter === true && fields.includes('title'));

  const search = (
    word: string,
    isShown: IsShown<Entry>,
    options: SearchOptions,
    others: readonly string[] = [],
  ): WordMatches => {
    const typed = { word, stems: stems(word) };
    const queries = [{ queries: [word], ...options }, { queries: [...typed.stems, ...others] }];
    const matches: WordMatches = new Map();
    for (const { id, match, score } of index.search({ queries })) {
      const entry = entries[id] as Entry;
      const found = Object.entries(match).filter(([term, fields]) =>
        isEnough(word, term, fields, entry),
      );
      if (found.length === 0 || !isShown(entry)) continue;
      const isNamed = found.some(([, fields]) => fields.some((field) => NAMING.has(field)));
      matches.set(id, { value: matchValue(typed, found), isNamed, score });
    }
    return matches;
  };

  return (isShown: IsShown<Entry>) =>
    (word: string, position: number, words: readonly string[]) => {
      const isLast = position === words.length - 1;
      const prefix =
        word.length >= MIN_PREFIX_LENGTH || (isLast && (word.length > 1 || words.length === 1));
      const found = search(word, isShown, { prefix });
      if (found.size > 0 || word.length < MIN_FUZZY_LENGTH) return found;
      return search(word, isShown, { fuzzy: word.length < LONG_WORD ? 1 : 0.2 }, swaps(word));
    };
}
