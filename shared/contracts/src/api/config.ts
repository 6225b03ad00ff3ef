/** `GET /config`: what header and footer need on every page. */
import { z } from 'zod';
import { openingExceptionsSchema, openingHoursGroupSchema, openingHoursSchema } from './hours.ts';
import { shopCategorySchema } from './shop.ts';

export const contactSchema = z.object({
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.email(),
  latitude: z.number(),
  longitude: z.number(),
  /** The mall's own pages at social networks. */
  profiles: z.array(z.url({ protocol: /^https$/ })).optional(),
});
export type Contact = z.infer<typeof contactSchema>;

export const configSchema = z.object({
  categories: z.array(z.object({ slug: shopCategorySchema, name: z.string() })),
  /** The groups of `opening_hours` in the order of the site's lists. */
  opening_hours_groups: z.array(z.object({ id: openingHoursGroupSchema, name: z.string() })),
  opening_hours: openingHoursSchema,
  opening_exceptions: openingExceptionsSchema,
  couponDayActive: z.boolean(),
  contact: contactSchema,
  /**
   * There while the issuing of gift cards is suspended; `balance` says whether the form `giftCardBalance`
   * is answered all the same.
   */
  giftCardSuspension: z.object({ balance: z.boolean() }).optional(),
  /** Path of the privacy notice of the mobile app; none when left out. */
  appPrivacyUrl: z.string().startsWith('/').optional(),
});
export type Config = z.infer<typeof configSchema>;
