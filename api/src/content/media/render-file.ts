/** Crops an image and renders its files. */
import type { Sharp } from 'sharp';
import { decode } from '../../base/decode-image.ts';
import { type Format, type ImageFile, originalOf, pixelsOf } from './image-files.ts';
import {
  IMAGE_KINDS,
  type ImageFacts,
  type ImageKind,
  type Original,
  type Size,
} from './image-kind.ts';

const SVG_DENSITY = 72;
/** sharp draws no more dots an inch; what is drawn smaller is enlarged. */
const MAX_DENSITY = 100_000;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface Crop {
  original: Original;
  bytes: Buffer;
  kind: ImageKind;
  focus: string | undefined;
  /** What is around a flat image of another shape; nothing when left out. */
  ground?: string | undefined;
}

/** Size of the whole image when it just covers `target`; a flat one fits into it. */
export function scaledSize(original: Size, target: Size, kind: ImageKind): Size {
  const across = target.width / original.width;
  const down = target.height / original.height;
  const scale = IMAGE_KINDS[kind].flat ? Math.min(across, down) : Math.max(across, down);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(original.width), height: side(original.height) };
}

/** The focus has the same relative position in crop and image, as with `object-position`: also in a crop of a crop. */
export function crop({ original, bytes, kind, focus, ground }: Crop, target: Size): Sharp {
  const scaled = scaledSize(original, target, kind);
  const density = Math.min(Math.max(1, SVG_DENSITY * (scaled.width / original.width)), MAX_DENSITY);
  const image = decode(bytes, original.type === 'svg' ? density : undefined);
  const { width, height } = target;
  if (IMAGE_KINDS[kind].flat) {
    return image.resize(width, height, { fit: 'contain', background: ground ?? TRANSPARENT });
  }
  const [across = 50, down = 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
  return image.resize(scaled.width, scaled.height, { fit: 'fill' }).extract({
    left: Math.round(((scaled.width - width) * across) / 100),
    top: Math.round(((scaled.height - height) * down) / 100),
    width,
    height,
  });
}

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
  const bytes = (size.startsWith('mobile') && mobile) || original;
  const { kind, focus } = facts;
  const crops = { original: originalOf(facts, size), bytes, kind, focus };
  const pixels = pixelsOf(facts, size);
  const isOnGround = size === 'card' && IMAGE_KINDS[kind].flat;
  const image = isOnGround ? card(crops, pixels) : crop(crops, pixels);
  const isFlat = IMAGE_KINDS[kind].flat && format !== 'jpg';
  const shown = isFlat ? image : image.flatten({ background: '#fff' });
  return ENCODE[format](shown).timeout({ seconds: MAX_SECONDS }).toBuffer();
}
