/** Which file of an image set a window takes, as `source` elements in order of preference. */
import type { ImageSet } from '@mall/contracts';

export interface PictureSource {
  srcSet: string;
  media?: string;
  type?: string;
  width?: number;
  height?: number;
}

const PHONE = '(max-width: 767.98px)';
/**
 * A media condition, not `1x, 2x` descriptors: with those a browser already takes the 2x file from
 * a ratio of about 1.2 on, and the 2x file is for 1.5 and more. The prefixed form is the one that
 * every browser knows (it is in the Compatibility standard; Safari had no other before 16), and a
 * list of shops repeats it hundreds of times.
 */
const SHARP = '(-webkit-min-device-pixel-ratio: 1.5)';

function source(
  file: string | undefined,
  type: string | undefined,
  rest: Omit<PictureSource, 'srcSet' | 'type'> = {},
): PictureSource[] {
  return file ? [{ srcSet: file, ...(type ? { type } : {}), ...rest }] : [];
}

function phoneCondition(image: ImageSet): Omit<PictureSource, 'srcSet'> {
  return {
    media: PHONE,
    ...(image.mobile_width && image.mobile_height
      ? { width: image.mobile_width, height: image.mobile_height }
      : {}),
  };
}

/**
 * What a square frame shows of `image`: its phone file where it has one. That is nearly square; the
 * wide file would lose both sides.
 */
export function squareImage(image: ImageSet): ImageSet {
  const { mobile, mobile_webp, mobile_avif, mobile_width, mobile_height } = image;
  const { lqip, focus, alt } = image;
  if (!mobile || !mobile_width || !mobile_height) return image;
  return {
    '1x': mobile,
    ...(mobile_webp && { '1x_webp': mobile_webp }),
    ...(mobile_avif && { '1x_avif': mobile_avif }),
    ...(lqip && { lqip }),
    ...(focus && { focus }),
    width: mobile_width,
    height: mobile_height,
    alt,
  };
}

const sharp = (file: string | undefined) => file && `${file} 2x`;

/**
 * Phone files first, then the sharp ones, then AVIF and WebP for the rest; the JPEG is the `img`
 * itself, which browsers without WebP take in every window. A phone or sharp JPEG has a source only
 * where the set has no WebP of it: a list repeats its sources hundreds of times.
 */
export function pictureSources(image: ImageSet): PictureSource[] {
  const phone = phoneCondition(image);
  const sharpScreen = { media: SHARP };
  return [
    ...source(image.mobile_avif, 'image/avif', phone),
    ...source(image.mobile_webp, 'image/webp', phone),
    ...source(image.mobile_webp ? undefined : image.mobile, undefined, phone),
    ...source(sharp(image['2x_avif']), 'image/avif', sharpScreen),
    ...source(sharp(image['2x_webp']), 'image/webp', sharpScreen),
    ...source(image['2x_webp'] ? undefined : sharp(image['2x']), undefined, sharpScreen),
    ...source(image['1x_avif'], 'image/avif'),
    ...source(image['1x_webp'], 'image/webp'),
  ];
}
