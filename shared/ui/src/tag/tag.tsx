/** A short label: a discount's value, a state. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** `coral` stands out; `leaf` marks what is open. */
type TagTone = 'neutral' | 'leaf' | 'coral' | 'ink';

export function Tag({ children, tone = 'neutral' }: { children: ReactNode; tone?: TagTone }) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
