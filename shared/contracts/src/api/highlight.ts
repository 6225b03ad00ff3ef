/** `GET /highlights`: the tiles of the home page. */
import { z } from 'zod';
import { imageSetSchema } from './image.ts';

export const highlightSchema = z.object({
  headline: z.string(),
  description: z.string(),
  /** A path of the site, starting with `/`. */
  url: z.string().startsWith('/'),
  image: imageSetSchema,
});
export type Highlight = z.infer<typeof highlightSchema>;
