/** Scales and crops an image to the size of a file. */
import type { Sharp } from 'sharp';
import { decode } from '../../base/decode-image.ts';
import type { Original } from './image-facts.ts';
import { IMAGE_KINDS, type ImageKind, type Size } from './image-kind.ts';

const SVG_DENSITY = 72;
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

/**
 * The image in `target` pixels. As with CSS `object-position`, the focus has the same relative
 * position in the crop as in the image, so that it also holds for a crop of the crop.
 */
export function crop({ original, bytes, kind, focus, ground }: Crop, target: Size): Sharp {
  const scaled = scaledSize(original, target, kind);
  const density = Math.max(1, SVG_DENSITY * (scaled.width / original.width));
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
