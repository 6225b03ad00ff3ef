/** Fields as they are stored; each gives what the API answers in one language. */
import type { Language } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import { z } from 'zod';
import { sanitiseHtml } from '../../base/html.ts';
import { imageSetOf } from '../media/image-files.ts';
import { storedImageSchema } from '../schema/image-schema.ts';
import { storedVideoSchema } from '../schema/video-schema.ts';

/** The brand, as the settings name it. */
export interface Brand {
  name: string;
  slug: string;
}

/** Keeps an amount and its currency in one line: `100 000 Ft`, `HUF 5,000`. */
const keepAmounts = (text: string): string =>
  text.replace(/(?<=\d) (?=\d{3} (?:Ft|forint)|Ft\b)|(?<=\bHUF) (?=\d)/g, '\u00a0');

/** The fields of one language, with the brand filled in. */
export function localFields(language: Language, brand: Brand) {
  const fillWith = (text: string, name: string) =>
    keepAmounts(text.replaceAll('{{brand}}', () => name).replaceAll('{product}', brand.slug));
  const fill = (text: string) => fillWith(text, brand.name);
  const pair = z.object({ hu: z.string(), en: z.string() });
  const text = pair.transform((texts) => fill(texts[language]));
  const name = z.string().transform(fill);
  const image = storedImageSchema.transform(({ id, facts, alt }) =>
    imageSetOf(id, facts, fill(alt[language])),
  );
  return {
    text,
    // Sanitised once more: the database may have been written in another way.
    html: pair.transform((texts) =>
      sanitiseHtml(fillWith(texts[language], escapeHtml(brand.name))),
    ),
    path: text,
    link: z.union([name, text]),
    name,
    names: z.union([name, text]),
    url: name,
    day: z.iso.date(),
    moment: z.string(),
    image: {
      logo: image,
      featured: image,
      cover: image,
      poster: image,
      box: image,
      still: image,
      drawing: image,
    },
    video: {
      '480p': storedVideoSchema,
      '576p': storedVideoSchema,
      '720p': storedVideoSchema,
      '1080p': storedVideoSchema,
    },
  };
}
