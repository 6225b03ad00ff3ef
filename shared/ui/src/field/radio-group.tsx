/** A choice of few options, all in sight, with a legend, a hint and an error. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { FieldHint } from './field-hint.tsx';
import { type FieldNotes, useFieldNotes } from './use-field-notes.ts';

export interface RadioGroupProps extends FieldNotes {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The option that is chosen at first; none when left out. */
  defaultValue?: string | undefined;
  required?: boolean;
  className?: string | undefined;
}

/** Native radio buttons; `id` is that of the first one. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, hint, error, announced, name, options, defaultValue, required, className } =
    props;
  const { controlId, hintId, errorId, control } = useFieldNotes({ id, hint, error });
  return (
    <fieldset
      aria-describedby={control['aria-describedby']}
      className={clsx(styles.field, styles.group, className)}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? controlId : undefined}
              name={name}
              value={option.value}
              required={required}
              defaultChecked={option.value === defaultValue}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </fieldset>
  );
}
