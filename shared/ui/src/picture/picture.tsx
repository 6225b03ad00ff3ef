/** An image from an image set: the right file for the window, its space reserved. */
import type { ImageSet } from '@mall/contracts';
import { clsx } from 'clsx';
import styles from './picture.module.css';

interface PictureSource {
  srcSet: string;
  media?: string;
  type?: string;
  width?: number;
  height?: number;
}

const PHONE = '(max-width: 767.98px)';
/**
 * A media condition: with `1x, 2x` descriptors a browser takes the 2x file from a ratio of about 1.2 on,
 * and it is for 1.5 and more. The prefixed form is the short one that every browser supports.
 */
const SHARP = '(-webkit-min-device-pixel-ratio: 1.5)';
const SHARP_PHONE = `${PHONE} and ${SHARP}`;

/** The files of one size: AVIF and WebP, and a JPEG only where the set has no WebP of it. */
function sourcesOf(
  image: ImageSet,
  size: 'mobile' | 'mobile_2x' | '2x' | '1x',
  rest: Omit<PictureSource, 'srcSet' | 'type'>,
): PictureSource[] {
  const descriptor = size.endsWith('2x') ? ' 2x' : '';
  const avif = image[`${size}_avif`];
  // The plain file is the `img` itself.
  const webp = size === '1x' ? undefined : image[`${size}_webp`];
  const jpeg = webp || size === '1x' || size === 'mobile_2x' ? undefined : image[size];
  const sources: PictureSource[] = [];
  if (avif) sources.push({ srcSet: avif + descriptor, type: 'image/avif', ...rest });
  if (webp) sources.push({ srcSet: webp + descriptor, type: 'image/webp', ...rest });
  if (jpeg) sources.push({ srcSet: jpeg + descriptor, ...rest });
  return sources;
}

/**
 * What a square frame shows of `image`: its phone files where it has them. They are nearly square; the
 * wide ones would lose both sides. The focus is that of the wide ones. On a phone such a frame is small enough for the plain one.
 */
function squareImage(image: ImageSet): ImageSet {
  const { mobile, mobile_webp, mobile_avif, mobile_width, mobile_height } = image;
  const { mobile_2x_webp, mobile_2x_avif, focus: _, ...rest } = image;
  if (!mobile || !mobile_width || !mobile_height) return image;
  return {
    ...rest,
    '1x': mobile,
    '1x_webp': mobile_webp,
    '1x_avif': mobile_avif,
    '2x': undefined,
    '2x_webp': mobile_2x_webp,
    '2x_avif': mobile_2x_avif,
    width: mobile_width,
    height: mobile_height,
  };
}

/**
 * Phone files first, then the sharp ones, then AVIF for the rest, whose WebP is the `img` itself. A list
 * repeats its sources hundreds of times, so there are no more than needed.
 */
export function pictureSources(image: ImageSet): PictureSource[] {
  const { mobile_width: width, mobile_height: height } = image;
  const shape = width && height ? { width, height } : {};
  return [
    ...sourcesOf(image, 'mobile_2x', { media: SHARP_PHONE, ...shape }),
    ...sourcesOf(image, 'mobile', { media: PHONE, ...shape }),
    ...sourcesOf(image, '2x', { media: SHARP }),
    ...sourcesOf(image, '1x', {}),
  ];
}

interface PictureProps {
  image: ImageSet;
  /** Text instead of the set's own; empty when a text beside it says the same. */
  alt?: string | undefined;
  /** Shape of the frame; `own` is the image's. */
  ratio?: 'own' | '1:1' | '4:3' | '3:2' | '16:9' | '2:3' | 'fill' | undefined;
  /** `contain` shows the whole image, for logos. */
  fit?: 'cover' | 'contain' | undefined;
  /** In the first view: loaded at once, before others, and blurred until it is there. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

const RATIO_CLASSES = {
  own: styles.own,
  '1:1': styles.square,
  '4:3': styles.fourThree,
  '3:2': styles.threeTwo,
  '16:9': styles.wide,
  '2:3': styles.poster,
  fill: styles.fill,
};

/** The focus to the nearest ten per cent, for the style sheet. */
function focusData({ focus }: ImageSet) {
  const [x, y] =
    focus?.match(/\d+/g)?.map((percent) => Math.round(Number(percent) / 10) * 10) ?? [];
  return { 'data-focus-x': x, 'data-focus-y': y };
}

export function Picture(props: PictureProps) {
  const { ratio = 'own', fit = 'cover', priority, className } = props;
  const image = ratio === '1:1' ? squareImage(props.image) : props.image;
  const { alt = image.alt } = props;
  return (
    <span
      className={clsx(
        styles.frame,
        RATIO_CLASSES[ratio],
        fit === 'contain' && styles.contain,
        className,
      )}
      {...focusData(image)}
    >
      {priority && image.lqip ? (
        <img className={styles.placeholder} src={image.lqip} alt="" aria-hidden="true" />
      ) : null}
      <picture>
        {pictureSources(image).map((source) => (
          <source key={`${source.media} ${source.srcSet}`} {...source} />
        ))}
        <img
          className={styles.image}
          src={image['1x_webp'] ?? image['1x']}
          alt={alt}
          width={image.width}
          height={image.height}
          {...(priority ? EAGER : LAZY)}
        />
      </picture>
    </span>
  );
}
