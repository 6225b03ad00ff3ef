/** A field with suggestions below it (WAI-ARIA combobox): the keyboard stays in the field. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './combobox.module.css';
import { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';
import { type ComboboxBehaviour, type ComboboxState, useCombobox } from './use-combobox.ts';

export interface ComboboxProps<Option>
  extends ComboboxListProps<Option>,
    Omit<ComboboxBehaviour, 'groups'> {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Name of the field in the form around it. */
  name?: string | undefined;
  /** Characters at most. */
  maxLength: number;
  /** Whether a newer answer is under way. */
  isLoading: boolean;
  /** Said to screen readers; empty while there is nothing to say. */
  status: string;
  /** Decorative, at the beginning of the field. */
  icon: ReactNode;
}

type FieldProps = Pick<
  ComboboxProps<never>,
  'label' | 'placeholder' | 'name' | 'maxLength' | 'text'
>;

function Field({ label, text, combobox, ...limits }: FieldProps & { combobox: ComboboxState }) {
  return (
    <input
      className={styles.input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={label}
      value={text}
      {...limits}
      {...combobox.fieldProps}
    />
  );
}

/**
 * Enter opens the option that the arrow keys have reached, else it sends the form around the field;
 * Escape closes, and pressed again empties the field.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, placeholder, clearLabel, name, maxLength, text, status, isEmpty, icon } = props;
  const { list = 'popup', isLoading, className, ...listed } = props;
  const combobox = useCombobox(props);
  const listClass = clsx(styles[list], className);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control; it notices when the focus leaves field and list
    <div className={styles.combobox} onBlur={combobox.onBlur}>
      <div className={styles.frame}>
        {isLoading ? <span className={styles.loading} aria-hidden="true" /> : icon}
        <Field {...{ label, placeholder, name, maxLength, text, combobox }} />
        {text !== '' && (
          <IconButton
            icon="cross"
            label={clearLabel}
            className={styles.clear}
            onClick={combobox.clear}
          />
        )}
      </div>
      {combobox.isListed && (
        <ComboboxList {...listed} isLoading={isLoading} className={listClass} combobox={combobox} />
      )}
      <p
        role="status"
        className={combobox.isOpen && isEmpty ? clsx(styles.nothing, listClass) : 'visually-hidden'}
      >
        {status}
      </p>
    </div>
  );
}
