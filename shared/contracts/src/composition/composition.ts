/** The composition: the immutable record of which release of each app is live. */
import { z } from 'zod';
import { appNameSchema } from './app.ts';
import { releaseIdSchema } from './release.ts';

export const compositionSchema = z.strictObject({
  /** Counts up by one with each change; the highest that no gateway has refused is live. */
  revision: z.int().positive(),
  apps: z.record(appNameSchema, releaseIdSchema),
  at: z.iso.datetime(),
  by: z.string(),
  /** What made it. */
  action: z.enum(['promote', 'rollback', 'remove']).default('promote'),
  /** The apps that it changes: added, replaced or removed. */
  changed: z.array(appNameSchema).default([]),
  /** For people: `promote cinema@0123456789abcdef: new hall`. */
  reason: z.string(),
});
export type Composition = z.infer<typeof compositionSchema>;
