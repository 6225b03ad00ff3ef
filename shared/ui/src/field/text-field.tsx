/** A text input with its label, a hint and its error; a date's and a time's too. */
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { LabelledField } from './labelled-field.tsx';
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
  const { control, ...ids } = useFieldNotes({ id, hint, error });
  return (
    <LabelledField {...ids} {...{ label, hint, error, announced, className }}>
      <div className={styles.control}>
        <input {...input} {...control} id={ids.controlId} className={styles.input} />
        {end}
      </div>
    </LabelledField>
  );
}
