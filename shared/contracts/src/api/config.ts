/** What header and footer need: on every page, and once a menu is first opened. */
import { z } from 'zod';
import { imageSetSchema, slugSchema } from './fields.ts';
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

/** `GET /config` */
export const configSchema = z.object({
  categories: z.array(z.object({ slug: shopCategorySchema, name: z.string() })),
  /** The groups of `opening_hours` in the order of the site's lists. */
  opening_hours_groups: z.array(z.object({ id: openingHoursGroupSchema, name: z.string() })),
  opening_hours: openingHoursSchema,
  opening_exceptions: openingExceptionsSchema,
  couponDayActive: z.boolean(),
  contact: contactSchema,
  /** Years of age from which the loyalty card can be requested. */
  loyaltyMinimumAge: z.int(),
  /** Set while no gift cards are issued; `balance`: whether the form `giftCardBalance` still works. */
  giftCardSuspension: z.object({ balance: z.boolean() }).optional(),
  /** Path of the privacy notice of the mobile app; none when left out. */
  appPrivacyUrl: z.string().startsWith('/').optional(),
});
export type Config = z.infer<typeof configSchema>;

const menuBoxSchema = z.object({
  name: z.string(),
  link: z.string().startsWith('/'),
  imageDesktop: imageSetSchema,
  imageMobile: imageSetSchema,
});

/** A list of shops. A slug that is missing in the response to `menuShops` is not shown. */
const menuShopsSchema = z.object({
  name: z.string(),
  /** Slugs in order. */
  desktop: z.array(slugSchema),
  mobile: z.array(slugSchema),
});

/** `GET /menus` */
export const menusSchema = z.object({
  shops: z.array(menuShopsSchema),
  boxes: z.object({ shops: z.array(menuBoxSchema), services: z.array(menuBoxSchema) }),
});
