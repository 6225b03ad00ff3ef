/** Finds pages, sections of pages and places of the floor plan by what visitors want to do. */
import { fold } from '@mall/contracts';
import MiniSearch, { type Query } from 'minisearch';
import { foldQuery, meantWords, stems, wordsOfText } from './words.ts';

const MAX_ANSWERS = 5;
/** Shorter words are whole ones: `wc` is meant, `h` is the beginning of a shop's name. */
const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_LENGTH = 6;

interface IndexedDocument {
  title: string;
  /** Words that mean the same as the title. */
  words: string;
  /** What else belongs to it; alone it finds nothing. */
  context?: string;
}

interface Matches<Result> {
  results: Result[];
  /** Whether each word of the query is in every result. */
  isWhole: boolean;
}

/** A word as it is, half typed, mistyped, or with an ending. */
function queryFor(word: string): Query {
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        prefix: word.length >= MIN_PREFIX_LENGTH,
        fuzzy: word.length >= MIN_FUZZY_LENGTH ? 1 : false,
      },
      { queries: stems(word), prefix: false, fuzzy: false },
    ],
  };
}

/** @returns the search; an item that is not shown never matches, not even a part of the query. */
export function createPageIndex<Item, Result>(
  items: readonly Item[],
  describe: (item: Item) => IndexedDocument,
  toResult: (item: Item) => Result,
): (query: string, isShown?: (item: Item) => boolean) => Matches<Result> {
  const documents = items.map((item, id) => ({ id, ...describe(item) }));
  const index = new MiniSearch({
    fields: ['title', 'words', 'context'],
    tokenize: wordsOfText,
    processTerm: fold,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 3, words: 2 },
      weights: { prefix: 0.7, fuzzy: 0.2 },
    },
  });
  index.addAll(documents);
  const titles = documents.map(({ title }) => foldQuery(title));

  const search = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search({ combineWith, queries: words.map(queryFor) }).filter(({ match }) =>
      Object.values(match)
        .flat()
        .some((field) => field !== 'context'),
    );

  return (query, isShown = () => true) => {
    const words = meantWords(query);
    const searchShown = (combineWith: 'AND' | 'OR') =>
      search(words, combineWith).filter(({ id }) => isShown(items[Number(id)] as Item));
    const whole = searchShown('AND');
    const found = whole.length > 0 || words.length < 2 ? whole : searchShown('OR');
    const named = (id: number) => (titles[id] === foldQuery(query) ? 0 : 1);
    const results = found
      .map(({ id, score }) => ({ id: Number(id), score }))
      .sort((a, b) => named(a.id) - named(b.id) || b.score - a.score)
      .slice(0, MAX_ANSWERS)
      .flatMap(({ id }) => items.slice(id, id + 1).map(toResult));
    return { results, isWhole: whole.length > 0 };
  };
}
