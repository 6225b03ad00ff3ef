import { clsx } from 'clsx';
import styles from './open-status.module.css';

export interface OpenStatusProps {
  isOpen: boolean;
  /** For instance `Nyitva 20:00-ig`. */
  text: string;
  className?: string | undefined;
}

/** Open or closed, by a coloured dot and in words. */
export function OpenStatus({ isOpen, text, className }: OpenStatusProps) {
  return <span className={clsx(styles.status, isOpen && styles.open, className)}>{text}</span>;
}
