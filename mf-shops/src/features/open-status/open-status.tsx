import { clsx } from 'clsx';
import styles from './open-status.module.css';
import type { OpenStatusText } from './use-open-status.ts';

/** Open or closed, by a coloured dot and in words. */
export function OpenStatus({ status: { isOpen, text } }: { status: OpenStatusText }) {
  return <span className={clsx(styles.status, isOpen && styles.open)}>{text}</span>;
}
