/** A text input with its label, a hint and its error; a date's and a time's too. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { type FieldNotes, useFieldNotes } from './use-field-notes.ts';

export interface TextFieldProps
  extends FieldNotes,
    Omit<ComponentProps<'input'>, 'id' | 'style' | 'className'> {
  label: ReactNode;
  /** In the field's box, at its end: a button. */
  end?: ReactNode;
  className?: string | undefined;
}

/** A plain `input`: value, events and validation are the form's. */
export function TextField({
  id,
  label,
  hint,
  error,
  announced,
  end,
  className,
  ...input
}: TextFieldProps) {
  const { controlId, hintId, errorId, control } = useFieldNotes({ id, hint, error });
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.control}>
        <input {...input} {...control} id={controlId} className={styles.input} />
        {end}
      </div>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </div>
  );
}
