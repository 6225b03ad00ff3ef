/** The home page: its blocks in the order of its editors, its video, and its tiles. */
import { z } from 'zod';
import { HOME_BLOCKS } from './content-values.ts';
import { imageSetSchema } from './fields.ts';

const file = z.string().regex(/^\/media\/videos\/[0-9a-f]+\.mp4$/);

const homeVideoSchema = z.object({
  heading: z.string(),
  lead: z.string().optional(),
  /** Shown until the video plays, and in its place where it is not created. */
  poster: imageSetSchema,
  files: z.object({ '480p': file, '576p': file, '720p': file, '1080p': file }),
});

export const homeSchema = z.object({
  blocks: z.array(z.enum(HOME_BLOCKS)),
  /** Left out by a mall that has none. */
  video: homeVideoSchema.optional(),
});
export type Home = z.infer<typeof homeSchema>;

export const highlightSchema = z.object({
  headline: z.string(),
  description: z.string(),
  url: z.string().startsWith('/'),
  image: imageSetSchema,
});
