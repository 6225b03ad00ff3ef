/** Pages that a candidate composition can break, as a gateway lists them to the browser of a preview. */
import { z } from 'zod';
import { languageSchema } from '../api/fields.ts';
import { appNameSchema } from './app.ts';

/** Where a browser with the cookie of a preview gets `TouchedPage[]`. */
export const TOUCHED_PAGES_PATH = '/preview/pages';

export const touchedPageSchema = z.strictObject({
  /** The app whose route it is. */
  app: appNameSchema,
  route: z.string(),
  /** With the language to store before the visit: a path may be the same in both. */
  path: z.string().startsWith('/'),
  language: languageSchema,
});
export type TouchedPage = z.infer<typeof touchedPageSchema>;
