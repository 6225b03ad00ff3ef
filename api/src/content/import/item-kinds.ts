/** The lists of the content, each with the kind under which its items are stored. */
import type { NewContent } from '../schema/import-fields.ts';

export const ITEM_KINDS = {
  shops: 'shop',
  posts: 'post',
  events: 'event',
  discounts: 'discount',
  movies: 'movie',
  pages: 'page',
  campaigns: 'campaign',
  coupons: 'coupon',
} as const satisfies Partial<Record<keyof NewContent, string>>;

export type ItemList = keyof typeof ITEM_KINDS;

export const ITEM_LISTS = Object.keys(ITEM_KINDS) as ItemList[];

/** Number of items by list. */
export type ContentCounts = Record<ItemList, number>;

export function countContent(content: NewContent): ContentCounts {
  const counts = ITEM_LISTS.map((list) => [list, content[list].length]);
  return Object.fromEntries(counts) as ContentCounts;
}
