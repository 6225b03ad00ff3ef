import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields that belong together, beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rowPlace}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
