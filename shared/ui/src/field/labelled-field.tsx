/** What goes around a control: its label above, a hint, and its error below. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { FieldHint } from './field-hint.tsx';
import type { FieldIds, FieldNotes } from './use-field-notes.ts';

interface LabelledFieldProps extends FieldIds, Omit<FieldNotes, 'id'> {
  label: ReactNode;
  className: string | undefined;
  /** The control, with `controlId` as its id. */
  children: ReactNode;
}

export function LabelledField(props: LabelledFieldProps) {
  const { controlId, hintId, errorId, label, hint, error, announced, className, children } = props;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children}
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </div>
  );
}
