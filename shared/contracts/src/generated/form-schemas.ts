/** Made by `npm run generate` from the files in src/forms. */
import { schemas as newsletter } from '../forms/newsletter.ts';

/** The schemas of what each form sends, and of what it is answered in `data`. */
export const API_FORM_SCHEMAS = { newsletter: newsletter() } as const;
