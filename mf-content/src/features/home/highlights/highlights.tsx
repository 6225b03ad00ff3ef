import type { Highlight } from '@mall/contracts';
import { Picture, stretchedLinkClass } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './highlights.module.css';

function Tile({ highlight }: { highlight: Highlight }) {
  return (
    <li className={styles.tile}>
      <Picture image={highlight.image} alt="" ratio="fill" className={styles.image} />
      <div className={styles.caption}>
        <h3 className={clsx(stretchedLinkClass, styles.headline)}>
          <a href={highlight.url}>{highlight.headline}</a>
        </h3>
        <p className={styles.description}>{highlight.description}</p>
      </div>
    </li>
  );
}

interface HighlightsProps {
  highlights: readonly Highlight[];
  label: string;
}

export function Highlights({ highlights, label }: HighlightsProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {highlights.map((highlight, index) => (
        <Tile key={index} highlight={highlight} />
      ))}
    </ul>
  );
}
