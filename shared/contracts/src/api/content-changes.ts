/** The call by which gateways learn the days of the last changes, for the sitemap. */
import { z } from 'zod';
import { envelope } from './schemas.ts';

/** Below `/api`. */
export const API_CHANGES_PATH = '/changes';

/** Days by slug. */
const daysSchema = z.record(z.string(), z.iso.date());

/** The day on which each item was last changed; a page is named by its id. */
const contentChangesSchema = z.object({
  shops: daysSchema,
  posts: daysSchema,
  discounts: daysSchema,
  movies: daysSchema,
  pages: daysSchema,
});
export type ContentChanges = z.infer<typeof contentChangesSchema>;

export const contentChangesAnswerSchema = envelope(contentChangesSchema);
