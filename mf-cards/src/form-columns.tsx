/** Words beside a form. On phones they come first, unless the form is what visitors come for. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './form-columns.module.css';

interface FormColumnsProps {
  form: ReactNode;
  children: ReactNode;
  /** Below whichever of the two is on the left; on phones below both. */
  after?: ReactNode;
  /** Puts the form on the left, and on phones above the words. */
  formFirst?: boolean;
}

/** Two columns in wide windows, one on phones. */
export function FormColumns({ form, children, after, formFirst = false }: FormColumnsProps) {
  const words = (
    <div key="words" className={styles.words}>
      {children}
    </div>
  );
  const card = <div key="form">{form}</div>;
  return (
    <div className={clsx(styles.columns, formFirst && styles.formFirst)}>
      {formFirst ? [card, words] : [words, card]}
      {after ? <div className={clsx(styles.words, styles.after)}>{after}</div> : null}
    </div>
  );
}
