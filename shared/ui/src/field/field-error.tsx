import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Below a control; it is read out when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p id={id} className={styles.error}>
          {children}
        </p>
      ) : null}
    </div>
  );
}
