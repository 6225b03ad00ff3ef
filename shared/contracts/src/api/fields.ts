/** Fields that many schemas have: languages and their texts, slugs, images. */
import { z } from 'zod';
import { LANGUAGES } from '../language.ts';

export const languageSchema = z.enum(LANGUAGES);

/** A text in both languages. */
export const localizedTextSchema = z.strictObject({
  hu: z.string().trim().min(1),
  en: z.string().trim().min(1),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The last part of a detail page's path. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

const path = z.string().startsWith('/media/');

/** The image set of requirement 5.8: one image in the sizes and formats a page may ask for. */
export const imageSetSchema = z.object({
  '1x': path,
  '2x': path.optional(),
  '1x_webp': path.optional(),
  '2x_webp': path.optional(),
  /** Large images have AVIF files too. */
  '1x_avif': path.optional(),
  '2x_avif': path.optional(),
  mobile: path.optional(),
  mobile_webp: path.optional(),
  mobile_avif: path.optional(),
  /** Twice as large, for phones of a pixel ratio of 1.5 and more. */
  mobile_2x_webp: path.optional(),
  mobile_2x_avif: path.optional(),
  /** A tiny placeholder as a `data:` URL. */
  lqip: z.string().startsWith('data:image/').optional(),
  /** CSS pixels of `1x`, so that a page can reserve the space. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** CSS pixels of `mobile`, where it has another shape. */
  mobile_width: z.int().positive().optional(),
  mobile_height: z.int().positive().optional(),
  /** The point that a crop keeps in view, as CSS `object-position`; the middle when left out. */
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .optional(),
  alt: z.string(),
});
export type ImageSet = z.infer<typeof imageSetSchema>;
