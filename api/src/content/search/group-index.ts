/** The search index of one group of results, such as shops. */
import { fold } from '@mall/contracts';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { commonWords, foldQuery, joinNames, wordsOfQuery, wordsOfText } from './words.ts';

const MAX_RESULTS = 8;
const NON_WORD = /[^\p{Letter}\p{Number}]+/gu;
const MIN_PREFIX_LENGTH = 3;
/** Shorter words are not matched fuzzily: too many other words would be near them. */
const MIN_FUZZY_LENGTH = 4;
/** Slips in one word. Each more is many times the work. */
const MAX_SLIPS = 2;
/** Words of running text in more documents find none of them: that bounds the work of a search. */
const MAX_DOCUMENTS_OF_A_WORD = 200;

interface SearchDocument {
  title: string;
  /** Words that find the document too, but count less: its categories. */
  keywords?: string;
  /** Running text; counts least. */
  text: string;
}

/** `named` finds by title and keywords alone, and forgives no slips. */
export type Finding = 'named' | 'mentioned';

const SEARCH_OPTIONS: SearchOptions = {
  tokenize: wordsOfQuery,
  boost: { title: 6, keywords: 2 },
  // The last word may be half typed; a short word before it is whole.
  prefix: (word, index, words) => word.length >= MIN_PREFIX_LENGTH || index === words.length - 1,
  fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2),
  maxFuzzy: MAX_SLIPS,
  weights: { prefix: 0.8, fuzzy: 0.3 },
};

const isLetter = (word: string) => word.length === 1;

const NAMED_OPTIONS: SearchOptions = { fields: ['title', 'joined', 'keywords'], fuzzy: false };

/** A single letter is the beginning of a title; several are those of a name such as `H & M`. */
const LETTER_OPTIONS: SearchOptions = {
  fields: ['title'],
  fuzzy: false,
  prefix: (_letter, _index, letters) => letters.length === 1,
};

/** Indexes `items` by what `describe` returns for each. */
export function createGroupIndex<Item>(
  items: readonly Item[],
  describe: (item: Item) => SearchDocument,
): (query: string, finding?: Finding) => Item[] {
  const documents = items.map((item, id) => {
    const document = describe(item);
    return { id, ...document, joined: document.title.replace(NON_WORD, '') };
  });
  const common = commonWords(
    documents.map(({ text }) => text),
    MAX_DOCUMENTS_OF_A_WORD,
  );
  const titles = documents.map(({ title }) => titleOf(title));
  const index = new MiniSearch({
    fields: ['title', 'joined', 'keywords', 'text'],
    tokenize: wordsOfText,
    processTerm: (word, field) => {
      const folded = fold(word);
      return field === 'text' && common.has(folded) ? null : folded;
    },
    searchOptions: SEARCH_OPTIONS,
  });
  index.addAll(documents);

  const search = (query: string, finding: Finding) => {
    const words = wordsOfQuery(query);
    const options = finding === 'named' ? NAMED_OPTIONS : {};
    const found = index.search(query, words.every(isLetter) ? LETTER_OPTIONS : options);
    const withAllWords = found.filter(({ queryTerms }) => queryTerms.length === words.length);
    return withAllWords.length > 0 || finding === 'named' ? withAllWords : found.filter(isNamed);
  };
  return (query, finding = 'mentioned') => {
    const wanted = foldQuery(query);
    const ranked = search(query, finding).map(({ id, score }) => ({
      id: Number(id),
      score,
      rank: rankTitle(titles[Number(id)], wanted),
    }));
    ranked.sort((a, b) => a.rank - b.rank || b.score - a.score);
    return ranked.slice(0, MAX_RESULTS).flatMap(({ id }) => items.slice(id, id + 1));
  };
}

/** With a part of the words, what only mentions one of them does not fit. */
function isNamed({ match }: SearchResult): boolean {
  return Object.values(match)
    .flat()
    .some((field) => field !== 'text');
}

interface Title {
  folded: string;
  words: readonly string[];
}

function titleOf(title: string): Title {
  const folded = fold(joinNames(title));
  return { folded, words: folded.split(NON_WORD) };
}

/** Exact titles rank first, then titles that begin with the query, then those with such a word. */
function rankTitle(title: Title | undefined, query: string): number {
  if (title?.folded === query) return 0;
  if (title?.folded.startsWith(query)) return 1;
  return title?.words.some((word) => word.startsWith(query)) ? 2 : 3;
}
