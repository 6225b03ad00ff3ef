/** A list to choose from, with its label. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { type FieldNotes, useFieldNotes } from './use-field-notes.ts';

export interface SelectProps
  extends FieldNotes,
    Omit<ComponentProps<'select'>, 'id' | 'style' | 'className'> {
  label: ReactNode;
  className?: string | undefined;
}

/** A native `select`, because it works without a script and opens as phones are used to. */
export function Select({
  id,
  label,
  hint,
  error,
  announced,
  className,
  children,
  ...select
}: SelectProps) {
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
      <select {...select} {...control} id={controlId} className={clsx(styles.input, styles.select)}>
        {children}
      </select>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </div>
  );
}
