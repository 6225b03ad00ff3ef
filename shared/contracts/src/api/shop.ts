/** Shops as `GET /shops` and `GET /shops/{slug}` answer them. */
import { z } from 'zod';
import { discountSchema } from './discount.ts';
import { openingExceptionSchema, openingHoursEntrySchema } from './hours.ts';
import { imageSetSchema } from './image.ts';
import { SHOP_CATEGORIES } from './shop-category.ts';
import { slugSchema } from './slug.ts';

export const shopCategorySchema = z.enum(SHOP_CATEGORIES);

/** Service flags of spec section 3. */
export const shopServiceSchema = z.enum([
  'credit-card',
  'szep-card',
  'loyalty-card',
  'gift-card',
  'pet-friendly',
  'eco-friendly',
  'dining',
  'age-from-0',
  'age-from-3',
  'age-from-6',
  'restroom',
  'group-events',
  'birthdays',
  'guided-tours',
]);
export type ShopService = z.infer<typeof shopServiceSchema>;

export const floorSchema = z.enum(['ground', 'upper']);
export type Floor = z.infer<typeof floorSchema>;

/** The unit on the floor plan: floor letter and number. */
export const shopUnitSchema = z
  .string()
  .regex(/^[FE]-\d{2,3}$/, 'F-12 (ground floor) or E-07 (upper floor)');

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

/** What the home page shows of the shops. */
export const pinnedShopsSchema = z.object({
  /** How many shops there are in all. */
  total: z.int().nonnegative(),
  shops: z.array(shopSummarySchema),
});
export type PinnedShops = z.infer<typeof pinnedShopsSchema>;

export const shopSchema = shopSummarySchema.extend({
  lead: z.string(),
  description: z.string(),
  hours: z.array(openingHoursEntrySchema).min(1),
  /** Of two that hold on one day the first counts. */
  exceptions: z.array(openingExceptionSchema),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.url().nullable(),
  discounts: z.array(discountSchema),
});
export type Shop = z.infer<typeof shopSchema>;
