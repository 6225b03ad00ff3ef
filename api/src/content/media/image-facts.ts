/** The data of an image besides its bytes: enough to name its files without making them. */
import { z } from 'zod';
import { imageKindSchema } from './image-kind.ts';

const originalSchema = z.object({
  type: z.enum(['svg', 'jpeg', 'png', 'webp', 'avif']),
  /** Pixels as shown, after the EXIF orientation; for an SVG the size that it states. */
  width: z.number().positive(),
  height: z.number().positive(),
});
export type Original = z.infer<typeof originalSchema>;

export const imageFactsSchema = z.object({
  kind: imageKindSchema,
  original: originalSchema,
  /** The image of its own for phones. */
  mobile: originalSchema.optional(),
  /** The point that a crop keeps where it is: `30% 40%` from the left and the top. */
  focus: z.string().optional(),
  /** A tiny placeholder as a `data:` URL. */
  lqip: z.string().optional(),
});
export type ImageFacts = z.infer<typeof imageFactsSchema>;
