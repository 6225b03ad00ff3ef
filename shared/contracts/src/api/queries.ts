/** What the calls that read content take in their query strings. */
import { z } from 'zod';
import { MAX_LENGTH } from '../values/limits.ts';
import type { ApiCall } from './calls.ts';
import { POST_TOPICS, SHOP_SERVICES } from './content-values.ts';
import { eventsQuerySchema } from './event.ts';
import { languageSchema, slugSchema } from './fields.ts';
import { isMallMinute } from './mall-minute.ts';
import { floorSchema, shopCategorySchema, shopServiceSchema } from './shop.ts';

/** Pages count from 1. */
const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);

/** Query string of a list call, whose pages have `max` items at most. */
const listQuerySchema = (max: number) =>
  z.object({ page: pageSchema, limit: z.coerce.number().int().min(1).max(max).default(max) });

/** Query string of the list page: its filters and its page. */
const shopListQuerySchema = z.object({
  page: pageSchema,
  category: shopCategorySchema.optional(),
  floor: floorSchema.optional(),
  /** Separated by commas; a shop must have all of them. */
  services: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(shopServiceSchema).max(SHOP_SERVICES.length))
    .default([]),
  /** `now`, or a minute at the mall: `2026-12-06T18:30`. */
  open: z
    .string()
    .refine((text) => text === 'now' || isMallMinute(text), 'now, or YYYY-MM-DDTHH:MM')
    .optional(),
  /** Each word must be in the shop's name or slug, whatever its case and accents. */
  text: z.string().max(MAX_LENGTH.searchQuery).default(''),
});
export type ShopListQuery = z.infer<typeof shopListQuerySchema>;

/** Query string of the list beside the plan: `shop` asks for the page that lists it. */
const shopMapQuerySchema = shopListQuerySchema.extend({ shop: slugSchema.optional() });

const postListQuerySchema = z.object({
  page: pageSchema,
  topic: z.enum(POST_TOPICS).optional(),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

/** The query that wins over the header, for the calls that take it. */
export const languageQuerySchema = z.object({ lang: languageSchema.optional() });

/** By call; a call that is not listed reads no query. */
export const API_QUERIES = {
  shops: listQuerySchema(200),
  shopList: shopListQuerySchema,
  shopMap: shopMapQuerySchema,
  posts: listQuerySchema(100),
  postList: postListQuerySchema,
  discounts: listQuerySchema(200),
  movies: listQuerySchema(100),
  events: eventsQuerySchema,
  cinema: languageQuerySchema,
  featuredMovies: languageQuerySchema,
  couponList: languageQuerySchema,
  pinnedPosts: languageQuerySchema,
  pinnedDiscounts: languageQuerySchema,
} as const satisfies Partial<Record<ApiCall, z.ZodObject>>;
