/** Reasons to come this week, as tiles of which the first is the largest. */
import type { Highlight } from '@mall/contracts';
import { Picture, stretchedLinkClass } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './highlights.module.css';

function Tile({ highlight, level }: { highlight: Highlight; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.tile}>
      <Picture image={highlight.image} alt="" ratio="fill" className={styles.image} />
      <div className={styles.caption}>
        <Heading className={clsx(stretchedLinkClass, styles.headline)}>
          <a href={highlight.url}>{highlight.headline}</a>
        </Heading>
        <p className={styles.description}>{highlight.description}</p>
      </div>
    </li>
  );
}

interface HighlightsProps {
  highlights: readonly Highlight[];
  /** Accessible name of the list. */
  label: string;
  level?: 2 | 3;
}

/** A list; each tile is one link. */
export function Highlights({ highlights, label, level = 3 }: HighlightsProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {highlights.map((highlight) => (
        <Tile key={highlight.url} highlight={highlight} level={level} />
      ))}
    </ul>
  );
}
