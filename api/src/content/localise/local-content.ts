/** All content in one language, in the shape of its schema: nothing is sorted or left out yet. */
import { API_SCHEMAS, type ImageSet, type Language } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import { z } from 'zod';
import { sanitiseHtml } from '../../base/html.ts';
import { imageSetOf } from '../media/image-files.ts';
import { IMAGE_KIND_NAMES } from '../media/image-kind.ts';
import { storedProgrammeSchema } from '../programme/stored-programme.ts';
import { contentSchema } from '../schema/content-schema.ts';
import { recordOf, VIDEO_SIZES } from '../schema/field-types.ts';
import { storedImageSchema, storedVideoSchema } from '../schema/media-schema.ts';

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
    image: recordOf(IMAGE_KIND_NAMES, () => image),
    video: recordOf(VIDEO_SIZES, () => storedVideoSchema),
  };
}

type Pair = { hu: string; en: string };
interface LocalKinds {
  text: z.ZodType<string, Pair>;
  link: z.ZodType<string, string | Pair>;
  image: z.ZodType<ImageSet>;
}

const winner = API_SCHEMAS.winners.element;
const publicId = { id: z.int().positive() };

/** Visitors type the words of one language on pages of the other, too. */
const withForeignWords = (stored: object) => ({
  ...stored,
  foreign: 'words' in stored ? stored.words : undefined,
});

function localSchema(language: Language, brand: Brand) {
  const fields = localFields(language, brand);
  const content = contentSchema<LocalKinds>(fields);
  const { shops, posts, discounts, synonyms } = content.shape;
  const foreign = localFields(language === 'hu' ? 'en' : 'hu', brand).text;
  const synonym = synonyms.unwrap().element.safeExtend({ foreign });
  return content.extend({
    synonyms: z.array(z.preprocess(withForeignWords, synonym)).default([]),
    shops: z.array(shops.element.extend(publicId)),
    posts: z.array(posts.element.extend(publicId)),
    discounts: z.array(discounts.element.safeExtend(publicId)),
    programme: storedProgrammeSchema.optional(),
    winners: z.array(winner.extend({ campaign: z.string(), prize: fields.text })).default([]),
  });
}

export type LocalContent = z.output<ReturnType<typeof localSchema>>;

/** @throws {z.ZodError} for content that this version cannot read. */
export function localiseContent(stored: unknown, language: Language, brand: Brand): LocalContent {
  return localSchema(language, brand).parse(stored);
}
