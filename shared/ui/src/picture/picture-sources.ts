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

/** The files of one size: AVIF and WebP, and a JPEG only where the set has no WebP of it. */
function sourcesOf(
  image: ImageSet,
  size: 'mobile' | '2x' | '1x',
  rest: Omit<PictureSource, 'srcSet' | 'type'>,
): PictureSource[] {
  const descriptor = size === '2x' ? ' 2x' : '';
  const avif = image[`${size}_avif`];
  const webp = image[`${size}_webp`];
  // The plain JPEG is the `img` itself.
  const jpeg = webp || size === '1x' ? undefined : image[size];
  const sources: PictureSource[] = [];
  if (avif) sources.push({ srcSet: avif + descriptor, type: 'image/avif', ...rest });
  if (webp) sources.push({ srcSet: webp + descriptor, type: 'image/webp', ...rest });
  if (jpeg) sources.push({ srcSet: jpeg + descriptor, ...rest });
  return sources;
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

/**
 * Phone files first, then the sharp ones, then AVIF and WebP for the rest; browsers without WebP take the
 * `img` in every window. A list repeats its sources hundreds of times, so there are no more than needed.
 */
export function pictureSources(image: ImageSet): PictureSource[] {
  const { mobile_width: width, mobile_height: height } = image;
  return [
    ...sourcesOf(image, 'mobile', { media: PHONE, ...(width && height ? { width, height } : {}) }),
    ...sourcesOf(image, '2x', { media: SHARP }),
    ...sourcesOf(image, '1x', {}),
  ];
}
