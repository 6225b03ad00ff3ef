/** The language of the gallery: `?lang=en` shows English; Hungarian is the default, as its words are longer. */
import type { Language } from '@mall/contracts';

export const language: Language = window.location.search === '?lang=en' ? 'en' : 'hu';

/** The one of two texts that is in the language of the gallery. */
export const say = (hungarian: string, english: string) =>
  language === 'hu' ? hungarian : english;
