/**
 * The kinds of field whose value changes on its way from the content files to the API. The schemas in
 * this folder are written once with them, and made twice: with `import-fields.ts` they read the files
 * and give what is stored; with `local-content.ts` they read what is stored and give one language.
 */
import type { VideoSize } from '@mall/contracts';
import { z } from 'zod';
import type { ImageKind } from '../media/image-kind.ts';
import type { StoredVideo } from './media-schema.ts';

export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

export const VIDEO_SIZES: readonly VideoSize[] = ['480p', '576p', '720p', '1080p'];

/** The schemas that differ between the two: one for each kind of value. */
export interface FieldKinds {
  text: z.ZodType;
  link: z.ZodType;
  image: z.ZodType;
}

export interface FieldTypes<Kinds extends FieldKinds = FieldKinds> {
  /** A plain text in both languages; `{{brand}}` stands for the mall's name. */
  text: Kinds['text'];
  /** Like `text`, with the HTML that content may hold. */
  html: Kinds['text'];
  /** A path of the site in both languages; `{product}` stands for the brand's slug. */
  path: Kinds['text'];
  /** A path in each language, or one URL, `mailto:` or `tel:`. */
  link: Kinds['link'];
  /** A plain text that is the same in both languages, with `{{brand}}`. */
  name: z.ZodType<string, string>;
  /** A name, or one in each language: Hungarian has the family name first. */
  names: Kinds['link'];
  /** The URL of a page elsewhere. */
  url: z.ZodType<string, string>;
  /** A day, in the files also `today+3`. */
  day: z.ZodType<string, string>;
  /** A day, or a day and a time. */
  moment: z.ZodType<string, string>;
  /** An image file with its text alternative. */
  image: Record<ImageKind, Kinds['image']>;
  /** A video file of so many lines. */
  video: Record<VideoSize, z.ZodType<StoredVideo>>;
}

/** The address of a page elsewhere, which other schemes (`javascript:`) cannot be. */
export const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'a URL that starts with https://',
});
