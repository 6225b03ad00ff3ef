/** The locale that each language of the site is written in. */
import type { Language } from '@mall/contracts';

export const LOCALES: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB' };
