/** A day as a small calendar leaf. */
import type { Language } from '@mall/contracts';
import { dayNumber, monthName } from '../format/day.ts';
import styles from './date-badge.module.css';

export interface DateBadgeProps {
  /** A date, or a time with its offset. */
  iso: string;
  language: Language;
}

/** A `time` element with month and day in Budapest. */
export function DateBadge({ iso, language }: DateBadgeProps) {
  return (
    <time dateTime={iso} className={styles.badge}>
      <span className={styles.month}>{monthName(iso, language)}</span>{' '}
      <span className={styles.day}>{dayNumber(iso)}</span>
    </time>
  );
}
