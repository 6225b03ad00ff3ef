/** `GET /menus`: what the content puts into the menus of the header; loaded when one is first opened. */
import { z } from 'zod';
import { imageSetSchema } from './image.ts';
import { slugSchema } from './slug.ts';

export const menuBoxSchema = z.object({
  name: z.string(),
  link: z.string().startsWith('/'),
  imageDesktop: imageSetSchema,
  imageMobile: imageSetSchema,
});
export type MenuBox = z.infer<typeof menuBoxSchema>;

/** A list of shops. A slug that the call `menuShops` does not answer is not shown. */
const menuShopsSchema = z.object({
  name: z.string(),
  /** Slugs in order. */
  desktop: z.array(slugSchema),
  mobile: z.array(slugSchema),
});

export const menusSchema = z.object({
  shops: z.array(menuShopsSchema),
  boxes: z.object({ shops: z.array(menuBoxSchema), services: z.array(menuBoxSchema) }),
});
export type Menus = z.infer<typeof menusSchema>;
