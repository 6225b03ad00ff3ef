import type { ReactNode } from 'react';
import styles from './field.module.css';

/** A word of help for a control; nothing without one. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
