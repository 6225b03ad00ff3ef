/** The schema of the `data` that each call of the API returns. */
import { z } from 'zod';
import type { ApiCall } from './calls.ts';
import {
  campaignSchema,
  campaignsSchema,
  couponDetailSchema,
  couponSchema,
  winnersSchema,
} from './campaign.ts';
import { configSchema, menusSchema } from './config.ts';
import { discountDetailSchema, discountSchema } from './discount.ts';
import { editorialPageSchema, listHeadSchema, pageSummarySchema } from './editorial-page.ts';
import { eventsSchema } from './event.ts';
import { floorPlanSchema } from './floor-plan.ts';
import { highlightSchema, homeSchema } from './home.ts';
import { cinemaSchema, featuredMovieSchema, movieSchema, movieSummarySchema } from './movie.ts';
import { planDrawingSchema } from './plan-drawing.ts';
import { pinnedPostsSchema, postDetailSchema, postListSchema, postSchema } from './post.ts';
import { searchResultSchema } from './search.ts';
import {
  pinnedShopsSchema,
  shopListItemSchema,
  shopListSchema,
  shopMapSchema,
  shopSchema,
  shopSummarySchema,
} from './shop.ts';
import { arrivalsSchema, shopPageSchema } from './shop-page.ts';
import { todaySchema } from './today.ts';
import { venuesSchema } from './venue.ts';

export const API_SCHEMAS = {
  config: configSchema,
  menus: menusSchema,
  home: homeSchema,
  today: todaySchema,
  highlights: z.array(highlightSchema),
  shops: z.array(shopSummarySchema),
  pinnedShops: pinnedShopsSchema,
  shop: shopSchema,
  shopPage: shopPageSchema,
  shopList: shopListSchema,
  shopMap: shopMapSchema,
  menuShops: z.array(shopListItemSchema),
  floorPlan: floorPlanSchema,
  planDrawing: planDrawingSchema,
  arrivals: arrivalsSchema,
  cinema: cinemaSchema,
  featuredMovies: z.array(featuredMovieSchema),
  movies: z.array(movieSummarySchema),
  movie: movieSchema,
  posts: z.array(postSchema),
  postList: postListSchema,
  pinnedPosts: pinnedPostsSchema,
  post: postDetailSchema,
  events: eventsSchema,
  discounts: z.array(discountSchema),
  pinnedDiscounts: z.array(discountSchema),
  discount: discountDetailSchema,
  editorialPage: editorialPageSchema,
  pageSummary: pageSummarySchema,
  listHead: listHeadSchema,
  venues: venuesSchema,
  search: searchResultSchema,
  campaignTimes: campaignsSchema,
  campaign: campaignSchema,
  winners: winnersSchema,
  couponList: z.array(couponSchema),
  coupon: couponDetailSchema,
} as const satisfies Record<ApiCall, z.ZodType>;

/** The type of the `data` that each call returns. */
export type ApiData = { [Call in ApiCall]: z.infer<(typeof API_SCHEMAS)[Call]> };
