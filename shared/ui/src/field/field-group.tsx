import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
}

/** Fields of a long form that are about one thing, below its name. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.fieldGroup}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
