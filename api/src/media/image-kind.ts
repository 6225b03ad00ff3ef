/** The kinds of pictures and their sizes, in the CSS pixels of the 1x file. */
import type { Size } from './art/pen.ts';

export type ImageKind = 'logo' | 'featured' | 'cover' | 'poster' | 'box';

export interface KindSizes {
  size: Size;
  /** Size of the files for narrow screens; none where the picture is small anyway. */
  mobile?: Size;
  /** The mobile picture is drawn for its own shape rather than made smaller. */
  ownMobileDrawing?: true;
  /** Flat areas and few colours: PNG with a palette is smaller and sharper than JPEG. */
  flat?: true;
  /** Also as AVIF, which takes long to make: for large pictures, where it saves most. */
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
    ownMobileDrawing: true,
    avif: true,
  },
  poster: {
    size: { width: 300, height: 450 },
    mobile: { width: 200, height: 300 },
    avif: true,
  },
  box: { size: { width: 360, height: 220 } },
};
