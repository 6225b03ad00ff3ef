/** Boxes to tick and radio buttons. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.tsx';

type CheckboxProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'style'>;

/** The label may hold a link, for instance to the text that is agreed to. */
export function Checkbox(props: CheckboxProps) {
  const { control, hint, error, rest } = useField(props);
  return (
    <div className={clsx(styles.field, props.className)}>
      <div className={styles.choice}>
        <input {...rest} {...control} type="checkbox" className={styles.box} />
        <label htmlFor={control.id} className={styles.choiceLabel}>
          {props.label}
        </label>
      </div>
      {hint}
      {error}
    </div>
  );
}

interface RadioGroupProps extends FieldProps {
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The option that is chosen at first; none when left out. */
  defaultValue?: string | undefined;
  required?: boolean;
}

/** A choice of few options, all in sight; `id` is that of the first one. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, defaultValue, required, className } = props;
  const { control, hint, error } = useField(props);
  return (
    <fieldset
      aria-describedby={control['aria-describedby']}
      className={clsx(styles.field, styles.group, className)}
    >
      <legend className={styles.label}>{label}</legend>
      {hint}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? control.id : undefined}
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
      {error}
    </fieldset>
  );
}
