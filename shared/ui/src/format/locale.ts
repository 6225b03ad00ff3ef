/** The locale that each language of the site is written in, and the mall's time zone. */
import type { Language } from '@mall/contracts';

export const LOCALES: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB' };

export const MALL_TIME_ZONE = 'Europe/Budapest';
