/** A box to tick with its label, a hint and its error. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { FieldHint } from './field-hint.tsx';
import { type FieldNotes, useFieldNotes } from './use-field-notes.ts';

export interface CheckboxProps
  extends FieldNotes,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'style' | 'className'> {
  /** May hold a link, for instance to the text that is agreed to. */
  label: ReactNode;
  className?: string | undefined;
}

/** A plain `input` of type checkbox. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  announced,
  className,
  ...input
}: CheckboxProps) {
  const { controlId, hintId, errorId, control } = useFieldNotes({ id, hint, error });
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.choice}>
        <input {...input} {...control} id={controlId} type="checkbox" className={styles.box} />
        <label htmlFor={controlId} className={styles.choiceLabel}>
          {label}
        </label>
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </div>
  );
}
