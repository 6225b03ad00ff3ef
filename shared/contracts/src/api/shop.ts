/** Shops as `GET /shops` and `GET /shops/{slug}` return them. */
import { z } from 'zod';
import { FLOORS, SHOP_CATEGORIES, SHOP_SERVICES, SHOP_TYPES } from './content-values.ts';
import { discountSchema } from './discount.ts';
import { imageSetSchema, slugSchema } from './fields.ts';
import { openingExceptionSchema, openingHoursEntrySchema } from './hours.ts';
import { isMallMinute } from './mall-minute.ts';

export const shopCategorySchema = z.enum(SHOP_CATEGORIES);
export type ShopCategory = z.infer<typeof shopCategorySchema>;

export const shopServiceSchema = z.enum(SHOP_SERVICES);
export type ShopService = z.infer<typeof shopServiceSchema>;

export const floorSchema = z.enum(FLOORS);
export type Floor = z.infer<typeof floorSchema>;

/** The unit on the floor plan: floor letter and number. */
const shopUnitSchema = z
  .string()
  .regex(/^[FE]-\d{1,5}$/, 'F-12 (ground floor) or E-07 (upper floor)');

/** A shop in the list; `images.logo` has at least its `1x` file. */
export const shopSummarySchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
  categories: z.array(shopCategorySchema).min(1),
  floor: floorSchema,
  unit: shopUnitSchema,
  services: z.array(shopServiceSchema),
  images: z.object({ logo: imageSetSchema }),
});
export type ShopSummary = z.infer<typeof shopSummarySchema>;

export const shopListItemSchema = shopSummarySchema.omit({ id: true, services: true });
export type ShopListItem = z.infer<typeof shopListItemSchema>;

const countSchema = z.int().nonnegative();

/** How many shops each option of a filter would show beside the other filters that are chosen. */
export const shopCountsSchema = z.object({
  categories: z.record(shopCategorySchema, countSchema),
  floors: z.record(floorSchema, countSchema),
  services: z.record(shopServiceSchema, countSchema),
  /** Those that are open at the chosen minute, else now. */
  open: countSchema,
});
export type ShopCounts = z.infer<typeof shopCountsSchema>;

/** Weekly hours with their exceptions: enough to say whether a shop is open, now or when a visit is planned. */
export const nearHoursSchema = z.object({
  hours: z.array(openingHoursEntrySchema),
  exceptions: z.array(openingExceptionSchema.omit({ reason: true })),
});
export type NearHours = z.infer<typeof nearHoursSchema>;

const listedShopSchema = shopListItemSchema.extend({
  /** The index of its hours in `near_hours`. */
  hours: countSchema,
});

const shopListPageSchema = z.object({
  /** How many shops there are in all pages. */
  total: countSchema,
  pages: z.int().positive(),
  /** The minute at the mall for which `open` was computed. */
  open_at: z.string().refine(isMallMinute),
  /** Many shops have the same hours. */
  near_hours: z.array(nearHoursSchema),
});

/** One page of the list of shops, in alphabetical order. */
export const shopListSchema = shopListPageSchema.extend({
  shops: z.array(
    listedShopSchema.extend({
      /** Of the Hungarian alphabet; `#` for digits and signs. */
      letter: z.string().min(1),
    }),
  ),
  counts: shopCountsSchema,
  /** The first letters of all pages in their order, each with the page on which it begins; none where there is one page. */
  letters: z.array(z.object({ letter: z.string().min(1), page: z.int().positive() })),
});
export type ShopList = z.infer<typeof shopListSchema>;

const shopOnMapSchema = listedShopSchema.omit({ categories: true, images: true });

/** One page of the list beside the plan, in alphabetical order. */
export const shopMapSchema = shopListPageSchema.extend({
  page: z.int().positive(),
  shops: z.array(shopOnMapSchema),
  counts: shopCountsSchema,
});
export type ShopMap = z.infer<typeof shopMapSchema>;

/** What the home page shows of the shops. */
export const pinnedShopsSchema = z.object({
  total: z.int().nonnegative(),
  shops: z.array(shopSummarySchema),
});

export const shopSchema = shopSummarySchema.extend({
  /** What it is to search engines: a type of schema.org. */
  type: z.enum(SHOP_TYPES),
  images: z.object({
    logo: imageSetSchema,
    /** The logo on a ground of 1200 by 630 pixels, for links in social media. */
    card: imageSetSchema,
  }),
  lead: z.string(),
  description: z.string(),
  hours: z.array(openingHoursEntrySchema).min(1),
  /** Of two that hold on one day the first counts. */
  exceptions: z.array(openingExceptionSchema),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.url().nullable(),
  discounts: z.array(discountSchema),
  /** Some that other shops give now, those of the same category first. */
  other_discounts: z.array(discountSchema),
  /** Some of the same category, the nearest first. */
  similar: z.array(shopListItemSchema),
});
export type Shop = z.infer<typeof shopSchema>;

/** `GET /shops/cinema-city`: what the cinema, which is no shop, has of a shop. */
export const cinemaShopSchema = shopSchema
  .pick({ slug: true, name: true, lead: true, description: true, floor: true, services: true })
  .extend({
    hours: shopSchema.shape.hours,
    exceptions: shopSchema.shape.exceptions,
    images: z.object({ logo: imageSetSchema }),
    /** Id of its unit on the floor plan. */
    unit: z.string().min(1),
  });
