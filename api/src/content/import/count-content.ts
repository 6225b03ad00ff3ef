/** How much content there is. */
import type { NewContent } from '../schema/import-fields.ts';

/** Number of documents by kind. */
export type ContentCounts = Record<Exclude<keyof NewContent, 'site' | 'floor_plan'>, number>;

export function countContent(content: NewContent): ContentCounts {
  const { shops, posts, events, discounts, movies, pages, campaigns, coupons } = content;
  return {
    shops: shops.length,
    posts: posts.length,
    events: events.length,
    discounts: discounts.length,
    movies: movies.length,
    pages: pages.length,
    campaigns: campaigns.length,
    coupons: coupons.length,
  };
}
