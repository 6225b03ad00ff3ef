/** Renders one file of an image from its original. */
import type { Sharp } from 'sharp';
import { type Crop, crop } from './crop.ts';
import type { ImageFacts } from './image-facts.ts';
import { type Format, type ImageFile, originalOf, pixelsOf } from './image-files.ts';
import { IMAGE_KINDS, type Size } from './image-kind.ts';

/** No usable image takes as long; a hostile one may. */
const MAX_SECONDS = 30;

const ENCODE: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ palette: true, effort: 2, compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 76, effort: 2 }),
  // As good as the WebP in brightness and in colour. Efforts below 2 make files as large as it.
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
};

/** The brand's soft yellow, and how much of it is above and below the image on a card. */
const CARD_GROUND = '#ffedc2';
const CARD_MARGIN = 105;

export interface Originals {
  original: Buffer;
  mobile: Buffer | null;
}

type Crops = Pick<Crop, 'original' | 'bytes' | 'kind' | 'focus'>;

function card(crops: Crops, { width, height }: Size): Sharp {
  const ground = { background: CARD_GROUND };
  const logo = crop({ ...crops, ground: CARD_GROUND }, { width, height: height - 2 * CARD_MARGIN });
  return logo.flatten(ground).extend({ top: CARD_MARGIN, bottom: CARD_MARGIN, ...ground });
}

/** The bytes of `file`, in sRGB and without metadata. */
export function renderFile(
  facts: ImageFacts,
  { original, mobile }: Originals,
  { size, format }: ImageFile,
): Promise<Buffer> {
  const bytes = (size === 'mobile' && mobile) || original;
  const { kind, focus } = facts;
  const crops = { original: originalOf(facts, size), bytes, kind, focus };
  const pixels = pixelsOf(facts, size);
  const isOnGround = size === 'card' && IMAGE_KINDS[kind].flat;
  const image = isOnGround ? card(crops, pixels) : crop(crops, pixels);
  const isFlat = IMAGE_KINDS[kind].flat && format !== 'jpg';
  const shown = isFlat ? image : image.flatten({ background: '#fff' });
  return ENCODE[format](shown).timeout({ seconds: MAX_SECONDS }).toBuffer();
}
