/** An image from an image set: the right file for the window, its space reserved. */
import type { ImageSet } from '@mall/contracts';
import { clsx } from 'clsx';
import styles from './picture.module.css';
import { pictureSources, squareImage } from './picture-sources.ts';

export interface PictureProps {
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

/** A `picture` element; its `img` names the plain 1x file for old browsers. */
export function Picture(props: PictureProps) {
  const { ratio = 'own', fit = 'cover', priority, className } = props;
  const image = ratio === '1:1' ? squareImage(props.image) : props.image;
  const { alt = image.alt } = props;
  const frame = clsx(
    styles.frame,
    RATIO_CLASSES[ratio],
    fit === 'contain' ? styles.contain : null,
    className,
  );
  return (
    <span className={frame} {...focusData(image)}>
      {priority && image.lqip ? (
        <img className={styles.placeholder} src={image.lqip} alt="" aria-hidden="true" />
      ) : null}
      <picture>
        {pictureSources(image).map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          className={styles.image}
          src={image['1x']}
          alt={alt}
          width={image.width}
          height={image.height}
          {...(priority ? EAGER : LAZY)}
        />
      </picture>
    </span>
  );
}
