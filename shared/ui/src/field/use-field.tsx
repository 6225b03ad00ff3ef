/** What every field has beside its control: label, hint and error. */
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Of the control, for links that lead to it; made when left out. */
  id?: string | undefined;
  /** A word of help below the label. */
  hint?: ReactNode;
  /** What is wrong with the value. */
  error?: ReactNode;
  /** False where a list of all errors is read out when they come. */
  announced?: boolean | undefined;
  className?: string | undefined;
}

/** Ties a control to its hint and error. `control` holds its attributes, `rest` the properties of its own. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, id: given, hint, error, announced = true, className, ...rest } = props;
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return {
    rest,
    control: {
      id: given ?? `${id}-control`,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
    hint: hint ? (
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    ) : null,
    // Read out when it appears.
    error: (
      <div aria-live={announced ? 'polite' : undefined}>
        {error ? (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    ),
  };
}
