import type { ShopCategory } from '@mall/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { categoryClass } from '../tone/tone.ts';
import styles from './type-tile.module.css';

interface TypeTileProps {
  /** Gives the tile its colour, the same as on the map; neutral without one. */
  category?: ShopCategory | undefined;
  /** Set large, by the width of the tile; a `strong` in it largest. */
  children: ReactNode;
  /** Whether that is a few characters long, such as `30%`. */
  short?: boolean;
  /** Below: whose offer it is. */
  caption?: ReactNode;
  /** For the arch of a page's header. */
  arch?: boolean | undefined;
}

/** Takes the place of a picture where none shows what the text says: words on a coloured ground. */
export function TypeTile(props: TypeTileProps) {
  const { category, children, short = false, caption, arch = false } = props;
  return (
    <div className={clsx(styles.tile, category && categoryClass(category), arch && styles.arch)}>
      <div className={styles.measure}>
        <p className={clsx(styles.words, short && styles.short)}>{children}</p>
      </div>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </div>
  );
}
