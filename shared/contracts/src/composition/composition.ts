/** The composition: the immutable record of which release of each app is live. */
import { z } from 'zod';
import { appNameSchema } from './app.ts';
import { releaseIdSchema } from './release.ts';

export const compositionSchema = z.strictObject({
  /** Counts up by one with each change; the highest is live. */
  revision: z.int().positive(),
  apps: z.record(appNameSchema, releaseIdSchema),
  at: z.iso.datetime(),
  by: z.string(),
  /** For instance `promote cinema@0123456789abcdef` or `rollback cinema`. */
  reason: z.string(),
});
export type Composition = z.infer<typeof compositionSchema>;
