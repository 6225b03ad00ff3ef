/** Short labels: a genre, a service, a state. */
import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'sun' | 'leaf' | 'sky' | 'plum' | 'coral' | 'ink';

/** One label. */
export function Tag({ children, tone = 'neutral' }: { children: ReactNode; tone?: TagTone }) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}

/** Several labels in a row that wraps; each child becomes a list item. */
export function TagList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.toArray(children).map((tag, place) => (
        <li key={place}>{tag}</li>
      ))}
    </ul>
  );
}
