/** `GET /config`: what the chrome and the home page need on every visit. */
import { z } from 'zod';
import { openingExceptionsSchema, openingHoursSchema } from './hours.ts';
import { imageSetSchema } from './image.ts';
import { shopCategorySchema } from './shop.ts';
import { slugSchema } from './slug.ts';

export const highlightSchema = z.object({
  headline: z.string(),
  description: z.string(),
  /** A path of the site, starting with `/`. */
  url: z.string().startsWith('/'),
  image: imageSetSchema,
});
export type Highlight = z.infer<typeof highlightSchema>;

export const megaMenuBoxSchema = z.object({
  name: z.string(),
  link: z.string().startsWith('/'),
  imageDesktop: imageSetSchema,
  imageMobile: imageSetSchema,
});
export type MegaMenuBox = z.infer<typeof megaMenuBoxSchema>;

/** A list of shops that the menus name. A slug that the list of all shops does not hold is not shown. */
const menuShopsSchema = z.object({
  name: z.string(),
  /** Slugs in order. */
  desktop: z.array(slugSchema),
  mobile: z.array(slugSchema),
});
export type MenuShops = z.infer<typeof menuShopsSchema>;

export const contactSchema = z.object({
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.email(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Contact = z.infer<typeof contactSchema>;

export const configSchema = z.object({
  categories: z.array(z.object({ slug: shopCategorySchema, name: z.string() })),
  opening_hours: openingHoursSchema,
  opening_exceptions: openingExceptionsSchema,
  couponDayActive: z.boolean(),
  highlights: z.array(highlightSchema),
  menu_shops: z.array(menuShopsSchema),
  mega_menu: z.object({ shops: z.array(megaMenuBoxSchema), services: z.array(megaMenuBoxSchema) }),
  contact: contactSchema,
  /** Where the privacy notice of the mobile app stands, a path of the site; none when left out. */
  appPrivacyUrl: z.string().startsWith('/').optional(),
});
export type Config = z.infer<typeof configSchema>;
