/** What images are for, and the sizes of each kind in the CSS pixels of the 1x file. */
import { z } from 'zod';

const imageKindSchema = z.enum(['logo', 'featured', 'cover', 'poster', 'box', 'still', 'drawing']);
export type ImageKind = z.infer<typeof imageKindSchema>;

export const IMAGE_KIND_NAMES = imageKindSchema.options;

export interface Size {
  width: number;
  height: number;
}

interface KindSizes {
  size: Size;
  /** Size of the file for phones; none where the image is small anyway. */
  mobile?: Size;
  /** Shown whole, never cropped; flat areas and few colours, for which PNG is better than JPEG. */
  flat?: true;
  /** Also as AVIF, which takes long to make: for large images, where it saves most. */
  avif?: true;
}

export const IMAGE_KINDS: Readonly<Record<ImageKind, KindSizes>> = {
  logo: { size: { width: 160, height: 160 }, flat: true },
  featured: {
    size: { width: 640, height: 400 },
    mobile: { width: 480, height: 300 },
    avif: true,
  },
  cover: {
    size: { width: 1440, height: 500 },
    mobile: { width: 640, height: 520 },
    avif: true,
  },
  poster: {
    size: { width: 300, height: 450 },
    mobile: { width: 200, height: 300 },
    avif: true,
  },
  box: { size: { width: 360, height: 220 } },
  still: {
    size: { width: 1200, height: 675 },
    mobile: { width: 640, height: 360 },
    avif: true,
  },
  drawing: { size: { width: 640, height: 520 }, flat: true },
};

/** Size of the file for phones; an image made for phones has one in every kind. */
export function mobileSize(kind: ImageKind): Size {
  const { size, mobile = size } = IMAGE_KINDS[kind];
  return mobile;
}

const originalSchema = z.object({
  type: z.enum(['svg', 'jpeg', 'png', 'webp', 'avif']),
  /** Pixels as shown, after the EXIF orientation; for an SVG the size that it states. */
  width: z.number().positive(),
  height: z.number().positive(),
});
export type Original = z.infer<typeof originalSchema>;

export const imageFactsSchema = z.object({
  kind: imageKindSchema,
  original: originalSchema,
  mobile: originalSchema.optional(),
  /** The point that a crop keeps where it is: `30% 40%` from the left and the top. */
  focus: z.string().optional(),
  lqip: z.string().optional(),
});
export type ImageFacts = z.infer<typeof imageFactsSchema>;
