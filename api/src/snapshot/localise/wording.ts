/** What turns stored content into an answer: the language, the brand and the day of the visit. */
import type { ImageSet, Language, LocalizedText } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import { sanitiseHtml } from '../../content/html.ts';
import type { StoredImage } from '../../content/stored-schema.ts';
import { imageSetOf } from '../../media/image-files.ts';

/** The brand, as the settings name it. */
export interface Brand {
  name: string;
  slug: string;
}

type Pair = Record<Language, string>;

export interface Wording {
  /** Today at the mall. */
  today: string;
  /** A plain text or a link in the language, with the brand filled in. */
  text: (text: Pair) => string;
  /** Like `text`, for a field of HTML. */
  html: (text: LocalizedText) => string;
  /** Fills the brand into a text that is the same in both languages. */
  fill: (text: string) => string;
  image: (image: StoredImage) => ImageSet;
}

/** The wording of one language, brand and day. */
export function createWording(language: Language, brand: Brand, today: string): Wording {
  const fillWith = (text: string, name: string) =>
    text.replaceAll('{{brand}}', () => name).replaceAll('{product}', brand.slug);
  const fill = (text: string) => fillWith(text, brand.name);
  const text = (pair: Pair) => fill(pair[language]);
  return {
    today,
    text,
    fill,
    // Sanitised once more: what stands in the database may have come there by another way.
    html: (pair) => sanitiseHtml(fillWith(pair[language], escapeHtml(brand.name))),
    image: ({ id, facts, alt }) => imageSetOf(id, facts, text(alt)),
  };
}
