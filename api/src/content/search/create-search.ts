/** Search over everything that visitors look for, in one language. */
import { type SearchKind, type SearchResult, searchKindSchema } from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import { resultAt, type Searchable, searchEntries } from './search-entries.ts';
import { createSearchIndex } from './search-index.ts';
import { foldQuery } from './words.ts';

/** Cached results; one is about a kilobyte of references. */
const MAX_CACHED = 1_000;
const MAX_OF_A_KIND = 8;

/** Finds what a visitor typed; an empty query finds nothing, and nothing finds the pages `hidden`. */
export type Search = (query: string, now: Date, hidden?: ReadonlySet<string>) => SearchResult;

const NONE: ReadonlySet<string> = new Set();

/** When the best match is the name of one of these, entries that only mention it are left out. */
const TASKS: ReadonlySet<SearchKind> = new Set(['pages', 'places', 'shop_lists', 'movies']);

/** Indexes the content once, and caches the results of recent queries for a minute. */
export function createSearch(content: Searchable): Search {
  const find = createSearchIndex(searchEntries(content));
  const search = (query: string, now: Date, hidden: ReadonlySet<string>): SearchResult => {
    const matches = find(
      query,
      (entry) => !hidden.has(entry.page ?? '') && resultAt(entry, now) !== undefined,
    );
    const [best] = matches;
    const isTask = best?.isNamed && TASKS.has(best.entry.kind);
    const shown = matches.filter(({ isNamed }) => isNamed || !isTask).map(({ entry }) => entry);
    const byKind = Map.groupBy(shown, ({ kind }) => kind);
    const results = searchKindSchema.options.map((kind) => [
      kind,
      (byKind.get(kind) ?? []).slice(0, MAX_OF_A_KIND).map((entry) => resultAt(entry, now)),
    ]);
    return { ...Object.fromEntries(results), order: [...byKind.keys()] };
  };
  const cached = new LRUCache<string, SearchResult, () => SearchResult>({
    max: MAX_CACHED,
    memoMethod: (_key, _stale, { context }) => context(),
  });
  return (query, now, hidden = NONE) => {
    const folded = foldQuery(query);
    // An event begins and ends on a minute.
    const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const key = JSON.stringify([folded, minute, ...hidden]);
    return cached.memo(key, { context: () => search(folded, now, hidden) });
  };
}
