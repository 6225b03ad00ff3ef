/** Discounts (requirement 5.2): list, pinned and detail. */
import { z } from 'zod';
import { FLOORS, SHOP_CATEGORIES } from './content-values.ts';
import { imageSetSchema, slugSchema } from './fields.ts';

export const discountSchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  created_at: z.iso.datetime({ offset: true }),
  expired: z.boolean(),
  type: z.enum(['percentage', 'text']),
  /** Sanitised HTML; for `percentage` the number without its `%` sign. */
  value: z.string(),
  valid_from: z.iso.date(),
  valid_until: z.iso.date(),
  shop: z.object({ slug: slugSchema, name: z.string() }).nullable(),
  /** Those of its shop, by which the list is filtered. */
  categories: z.array(z.enum(SHOP_CATEGORIES)),
  /** No picture where none shows what the text says. */
  images: z.object({ featured: imageSetSchema.optional() }),
});
export type Discount = z.infer<typeof discountSchema>;

export const discountDetailSchema = discountSchema.extend({
  lead: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** Where its shop is. */
  place: z.object({ floor: z.enum(FLOORS), unit: z.string() }).nullable(),
  others: z.array(discountSchema),
});
export type DiscountDetail = z.infer<typeof discountDetailSchema>;
