/** The schema of what each call of the API answers in `data`. */
import { z } from 'zod';
import { configSchema } from './config.ts';
import { discountDetailSchema, discountSchema } from './discount.ts';
import { editorialPageSchema } from './editorial-page.ts';
import { highlightSchema } from './highlight.ts';
import { menusSchema } from './menus.ts';
import { cinemaSchema, movieSchema } from './movie.ts';
import type { ApiCall } from './paths.ts';
import { pinnedPostsSchema, postDetailSchema, postSchema } from './post.ts';
import { searchResultSchema } from './search.ts';
import { pinnedShopsSchema, shopSchema, shopSummarySchema } from './shop.ts';

export const API_SCHEMAS = {
  config: configSchema,
  menus: menusSchema,
  highlights: z.array(highlightSchema),
  shops: z.array(shopSummarySchema),
  pinnedShops: pinnedShopsSchema,
  shop: shopSchema,
  cinema: cinemaSchema,
  featuredMovies: z.array(movieSchema),
  posts: z.array(postSchema),
  pinnedPosts: pinnedPostsSchema,
  post: postDetailSchema,
  discounts: z.array(discountSchema),
  pinnedDiscounts: z.array(discountSchema),
  discount: discountDetailSchema,
  editorialPage: editorialPageSchema,
  search: searchResultSchema,
  contentVersion: z.object({ version: z.string() }),
} as const satisfies Record<ApiCall, z.ZodType>;

/** The type of what each call answers in `data`. */
export type ApiData = { [Call in ApiCall]: z.infer<(typeof API_SCHEMAS)[Call]> };

/** Wraps a schema in the envelope that every answer has: `{ "data": … }`. */
export function envelope<Schema extends z.ZodType>(data: Schema) {
  return z.object({ data });
}

/** Paging of a list, beside its `data`. */
export const listMetaSchema = z.object({ total: z.int(), page: z.int(), pages: z.int() });

/** Query string of a list call; pages count from 1. */
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
