/** What social media show of a link: each image has such a file. Free of zod. */
import type { ImageSet } from './fields.ts';

/** The file's name without its format, and its pixels. */
export const SOCIAL_CARD = { name: 'card', width: 1200, height: 630 } as const;

/** The card of an image, beside its other files and in the format of its plain one. */
export function socialCard(image: Pick<ImageSet, '1x' | 'alt'>): ImageSet {
  const { name, width, height } = SOCIAL_CARD;
  return { '1x': image['1x'].replace(/[^/.]+(?=\.\w+$)/, name), width, height, alt: image.alt };
}
