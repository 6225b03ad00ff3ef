/** A text in both languages. */
import { z } from 'zod';
import { LANGUAGES } from './language.ts';

export const languageSchema = z.enum(LANGUAGES);

export const localizedTextSchema = z.strictObject({
  hu: z.string().trim().min(1),
  en: z.string().trim().min(1),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;
