/** Short labels: a genre, a service, a state. */
import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { type Tone, toneClass } from '../tone/tone.ts';
import styles from './tag.module.css';

export type TagTone = Tone | 'neutral' | 'ink';

/** Soft background and text of the tone; a full colour where a label must be conspicuous. */
const LOOK: Record<TagTone, string | undefined> = {
  neutral: styles.neutral,
  ink: styles.ink,
  sun: styles.sun,
  coral: styles.coral,
  leaf: clsx(styles.soft, toneClass('leaf')),
  sky: clsx(styles.soft, toneClass('sky')),
  plum: clsx(styles.soft, toneClass('plum')),
};

export function Tag({ children, tone = 'neutral' }: { children: ReactNode; tone?: TagTone }) {
  return <span className={clsx(styles.tag, LOOK[tone])}>{children}</span>;
}

/** Several labels in a row that wraps; each child becomes a list item. */
export function TagList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.toArray(children).map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}
