/** Search over shops, posts, discounts, pages and places of one language. */
import type { Config, SearchResult } from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import type { LocalisedDiscounts } from '../localise/discounts.ts';
import type { LocalContent } from '../localise/local-content.ts';
import type { LocalisedPosts } from '../localise/posts.ts';
import type { LocalisedShops } from '../localise/shops.ts';
import { createGroupIndex, type Finding } from './group-index.ts';
import { pageMatches, placeMatches, type SignedPlan } from './page-search.ts';
import { foldQuery } from './words.ts';

/** Cached results; one is about a kilobyte of references. */
const MAX_ANSWERS = 1_000;

/** Finds what a visitor typed; an empty query finds nothing, and nothing finds the pages `hidden`. */
export type Search = (query: string, hidden?: ReadonlySet<string>) => SearchResult;

interface Searchable {
  config: Pick<Config, 'categories'>;
  shops: Pick<LocalisedShops, 'shops'>;
  posts: LocalisedPosts;
  discounts: LocalisedDiscounts;
  pages: LocalContent['pages'];
  floorPlan: SignedPlan;
}

type Offers = Pick<SearchResult, 'shops' | 'posts' | 'discounts'>;

const NONE: ReadonlySet<string> = new Set();
const NOTHING: SearchResult = { shops: [], posts: [], discounts: [], pages: [], places: [] };

/** What the response holds of each is decided by its schema. */
function offersIndex({ config, shops, posts, discounts }: Searchable) {
  const categoryNames = new Map(config.categories.map(({ slug, name }) => [slug, name]));
  const shopIndex = createGroupIndex(shops.shops, ({ name, categories, description }) => ({
    title: name,
    keywords: categories.map((category) => categoryNames.get(category) ?? '').join(' '),
    text: description,
  }));
  const postIndex = createGroupIndex(posts.posts, ({ title, lead }) => ({ title, text: lead }));
  const discountIndex = createGroupIndex(discounts.discounts, ({ title, shop, slug }) => ({
    title,
    keywords: shop?.name ?? '',
    text: discounts.detail(slug)?.lead ?? '',
  }));
  return (query: string, finding: Finding): Offers => ({
    shops: shopIndex(query, finding),
    posts: postIndex(query, finding),
    discounts: discountIndex(query, finding),
  });
}

const isEmpty = ({ shops, posts, discounts }: Offers) =>
  shops.length + posts.length + discounts.length === 0;

/**
 * Indexes the content once, and caches the results of recent queries. Where a page or a place
 * matches the whole query, shops, posts and discounts that only mention its words are left out;
 * where none does, pages and places that match a part of it are shown if no shop matches.
 */
export function createSearch(content: Searchable): Search {
  const findOffers = offersIndex(content);
  const findPages = pageMatches(content.pages);
  const findPlaces = placeMatches(content.floorPlan);
  const find = (query: string, hidden: ReadonlySet<string>): SearchResult => {
    if (query === '') return NOTHING;
    const [pages, places] = [findPages(query, hidden), findPlaces(query)];
    const isMatched = pages.isWhole || places.isWhole;
    const offers = findOffers(query, isMatched ? 'named' : 'mentioned');
    const shown = isMatched || isEmpty(offers);
    const resultsOf = <Result>({ results, isWhole }: { results: Result[]; isWhole: boolean }) =>
      shown && isWhole === isMatched ? results : [];
    return { ...offers, pages: resultsOf(pages), places: resultsOf(places) };
  };
  const cached = new LRUCache<string, SearchResult, () => SearchResult>({
    max: MAX_ANSWERS,
    memoMethod: (_key, _stale, { context }) => context(),
  });
  return (query, hidden = NONE) => {
    const folded = foldQuery(query);
    const key = JSON.stringify([folded, ...hidden]);
    return cached.memo(key, { context: () => find(folded, hidden) });
  };
}
