/** All content in one language, as its schema says: nothing is sorted, left out or put together yet. */
import type { ImageSet, Language } from '@mall/contracts';
import { z } from 'zod';
import { storedProgrammeSchema } from '../programme/stored-programme.ts';
import { contentSchema } from '../schema/content-schema.ts';
import { type Brand, localFields } from './local-fields.ts';

type Pair = { hu: string; en: string };
interface LocalKinds {
  text: z.ZodType<string, Pair>;
  link: z.ZodType<string, string | Pair>;
  image: z.ZodType<ImageSet>;
}

const publicId = { id: z.int().positive() };

function localSchema(language: Language, brand: Brand) {
  const fields = localFields(language, brand);
  const content = contentSchema<LocalKinds>(fields);
  const { shops, posts, discounts } = content.shape;
  return content.extend({
    shops: z.array(shops.element.extend(publicId)),
    posts: z.array(posts.element.extend(publicId)),
    discounts: z.array(discounts.element.safeExtend(publicId)),
    programme: storedProgrammeSchema.optional(),
    draws: z
      .array(
        z.object({
          campaign: z.string(),
          prize: fields.text,
          drawn: z.iso.date(),
          names: z.array(z.string()),
        }),
      )
      .default([]),
  });
}

export type LocalContent = z.output<ReturnType<typeof localSchema>>;

/**
 * Stored content in a language.
 * @throws {z.ZodError} for content that this version cannot read.
 */
export function localiseContent(stored: unknown, language: Language, brand: Brand): LocalContent {
  return localSchema(language, brand).parse(stored);
}
