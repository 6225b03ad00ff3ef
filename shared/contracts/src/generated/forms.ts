/** Made by `npm run generate` from the files in src/forms. Free of zod. */
import { form as newsletter } from '../forms/newsletter.ts';

/** Every form that a page sends, by name. */
export const API_FORMS = { newsletter } as const;
export type ApiForm = keyof typeof API_FORMS;
