import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldErrorProps {
  id: string;
  announced?: boolean | undefined;
  children: ReactNode;
}

/** Below a control; it is read out when it appears, unless a list of all errors is. */
export function FieldError({ id, announced = true, children }: FieldErrorProps) {
  return (
    <div aria-live={announced ? 'polite' : undefined}>
      {children ? (
        <p id={id} className={styles.error}>
          {children}
        </p>
      ) : null}
    </div>
  );
}
