/** One slide of the hero: text on a warm ground, a picture cut like a rising sun. */
import type { ImageSet } from '@mall/contracts';
import { Picture } from '@mall/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './slide.module.css';

const TONES = ['sun', 'sky', 'coral', 'leaf', 'plum'] as const;

interface SlideProps {
  /** Place in the row: it decides the colour, and whether the picture is loaded first. */
  place: number;
  title: string;
  lead: string;
  image: ImageSet | undefined;
  /** Where the slide leads. */
  link: ReactNode;
}

/** 500 px tall in wide windows; on phones the picture stands above the text. */
export function Slide({ place, title, lead, image, link }: SlideProps) {
  return (
    <div className={clsx(styles.slide, styles[TONES[place % TONES.length] ?? 'sun'])}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        {link}
      </div>
      <div className={styles.picture}>
        {image ? <Picture image={image} alt="" ratio="fill" priority={place === 0} /> : null}
      </div>
    </div>
  );
}
