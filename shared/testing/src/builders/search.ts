import { API_SCHEMAS } from '@mall/contracts';
import { builder } from './builder.ts';

/** What a search responds that finds nothing. */
export const aSearchResult = builder(API_SCHEMAS.search, () => ({
  ...{ order: [], shops: [], posts: [], discounts: [] },
  ...{ pages: [], places: [], shop_lists: [], movies: [], events: [] },
}));
