/** Renders one file of an image from its original. */
import type { Sharp } from 'sharp';
import { crop } from './crop.ts';
import type { ImageFacts } from './image-facts.ts';
import { type Format, type ImageFile, originalOf, pixelsOf } from './image-files.ts';
import { IMAGE_KINDS } from './image-kind.ts';

/** No usable image takes as long; a hostile one may. */
const MAX_SECONDS = 30;

const ENCODE: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ palette: true, effort: 2, compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 76, effort: 2 }),
  // As good as the WebP in brightness and in colour. Efforts below 2 make files as large as it.
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
};

export interface Originals {
  original: Buffer;
  mobile: Buffer | null;
}

/** The bytes of `file`, in sRGB and without metadata. */
export function renderFile(
  facts: ImageFacts,
  { original, mobile }: Originals,
  { size, format }: ImageFile,
): Promise<Buffer> {
  const bytes = (size === 'mobile' && mobile) || original;
  const { kind, focus } = facts;
  const image = crop(
    { original: originalOf(facts, size), bytes, kind, focus },
    pixelsOf(facts, size),
  );
  const isFlat = IMAGE_KINDS[kind].flat && format !== 'jpg';
  const shown = isFlat ? image : image.flatten({ background: '#fff' });
  return ENCODE[format](shown).timeout({ seconds: MAX_SECONDS }).toBuffer();
}
