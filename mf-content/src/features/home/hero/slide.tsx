/** One slide of the hero: text on a warm ground, beside an image in an arch. */
import type { ImageSet } from '@mall/contracts';
import { Picture, toneClass } from '@mall/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './slide.module.css';

const TONES = ['sun', 'sky', 'coral', 'leaf', 'plum'] as const;

interface SlideProps {
  /** Decides the colour. */
  index: number;
  /** Loads the image before others. */
  priority: boolean;
  title: string;
  lead: string;
  image: ImageSet | undefined;
  /** Where the slide leads. */
  link: ReactNode;
}

/** 500 px tall in wide windows; on phones the image is above the text. */
export function Slide({ index, priority, title, lead, image, link }: SlideProps) {
  return (
    <div className={clsx(styles.slide, toneClass(TONES[index % TONES.length] ?? 'sun'))}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {link}
      </div>
      <div className={styles.image}>
        {image ? <Picture image={image} alt="" ratio="fill" priority={priority} /> : null}
      </div>
    </div>
  );
}
