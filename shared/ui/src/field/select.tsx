/** A list to choose from, with its label. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { LabelledField } from './labelled-field.tsx';
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
  const { control, ...ids } = useFieldNotes({ id, hint, error });
  return (
    <LabelledField {...ids} {...{ label, hint, error, announced, className }}>
      <select
        {...select}
        {...control}
        id={ids.controlId}
        className={clsx(styles.input, styles.select)}
      >
        {children}
      </select>
    </LabelledField>
  );
}
