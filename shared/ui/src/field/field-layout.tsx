import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields of a long form that are about one thing, below its name. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.fieldGroup}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fields that belong together, beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rowPlace}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
