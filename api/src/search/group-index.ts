/** The search index of one group of results, such as shops. */
import { fold } from '@mall/contracts';
import MiniSearch from 'minisearch';
import { joinNames, wordsOfQuery, wordsOfText } from './words.ts';

/** Results of a group. */
const MAX_RESULTS = 8;
const NON_WORD = /[^\p{Letter}\p{Number}]+/gu;
/** Shorter words are not matched fuzzily: too many other words would be near them. */
const MIN_FUZZY_LENGTH = 4;

export interface SearchDocument {
  title: string;
  /** Words that find the document too, but count less: its categories. */
  keywords?: string;
  /** Running text; counts least. */
  text: string;
}

export interface GroupIndex<Result> {
  find: (query: string) => Result[];
}

/** Indexes `items` by what `describe` says of each. */
export function createGroupIndex<Item, Result>(
  items: readonly Item[],
  describe: (item: Item) => SearchDocument,
  toResult: (item: Item) => Result,
): GroupIndex<Result> {
  const documents = items.map((item, id) => {
    const document = describe(item);
    return { id, ...document, joined: document.title.replace(NON_WORD, '') };
  });
  const titles = documents.map(({ title }) => fold(joinNames(title)));
  const index = new MiniSearch({
    fields: ['title', 'joined', 'keywords', 'text'],
    tokenize: wordsOfText,
    processTerm: fold,
    searchOptions: {
      tokenize: wordsOfQuery,
      boost: { title: 6, keywords: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2),
      weights: { prefix: 0.8, fuzzy: 0.3 },
    },
  });
  index.addAll(documents);

  const search = (query: string) => {
    const allWords = index.search(query, { combineWith: 'AND' });
    return allWords.length > 0 ? allWords : index.search(query);
  };
  return {
    find: (query) => {
      const wanted = fold(joinNames(query.trim()));
      const ranked = search(query).map(({ id, score }) => ({
        id: Number(id),
        score,
        rank: rankTitle(titles[Number(id)] ?? '', wanted),
      }));
      ranked.sort((a, b) => a.rank - b.rank || b.score - a.score);
      return ranked.slice(0, MAX_RESULTS).flatMap(({ id }) => {
        const item = items[id];
        return item === undefined ? [] : [toResult(item)];
      });
    },
  };
}

/** Exact titles rank first, then titles that begin with the query, then those with such a word. */
function rankTitle(title: string, query: string): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return title.split(NON_WORD).some((word) => word.startsWith(query)) ? 2 : 3;
}
