/**
 * A field with suggestions below it (WAI-ARIA combobox): the keyboard stays in the field. An entry of the
 * package: only what searches carries it.
 */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './combobox.module.css';
import { type ComboboxBehaviour, type ComboboxState, useCombobox } from './use-combobox.ts';
import type { OptionProps } from './use-list-interactions.ts';

export type { OptionProps };

export interface ComboboxGroup<Option> {
  key: string;
  /** Its heading. */
  name: string;
  options: readonly Option[];
}

interface ComboboxListProps<Option> {
  groups: readonly ComboboxGroup<Option>[];
  /** Accessible name of the list. */
  listLabel: string;
  /** One option; `props` go to its element, which is best a link. */
  renderOption: (option: Option, props: OptionProps) => ReactNode;
}

interface ListProps<Option> extends ComboboxListProps<Option> {
  isLoading: boolean;
  className: string;
  combobox: ComboboxState;
}

/** The options in groups. */
function List<Option>(props: ListProps<Option>) {
  const { groups, listLabel, isLoading, renderOption, className, combobox } = props;
  const { listProps, listId, optionProps } = combobox;
  let index = -1;
  const nextProps = () => {
    index += 1;
    return optionProps(index);
  };
  return (
    <div
      {...listProps}
      role="listbox"
      tabIndex={-1}
      aria-label={listLabel}
      aria-busy={isLoading}
      className={clsx(styles.list, className)}
    >
      {groups.map(({ key, name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={styles.group}>
          <span id={`${listId}-${key}`} className={styles.heading}>
            {name}
          </span>
          {options.map((option) => renderOption(option, nextProps()))}
        </div>
      ))}
    </div>
  );
}

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
  /** Whether newer results are being loaded. */
  isLoading: boolean;
  /** Announced by screen readers; empty when there is nothing to announce. */
  status: string;
  /** Name of the button that sends the form around the field. */
  submitLabel: string;
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
  const { label, placeholder, clearLabel, name, maxLength, text, status, isEmpty } = props;
  const { list = 'popup', submitLabel, isLoading, groups, listLabel, renderOption } = props;
  const combobox = useCombobox(props);
  const className = styles[list] ?? '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control; it notices when the focus leaves field and list
    <div className={styles.combobox} onBlur={combobox.onBlur}>
      <div className={styles.frame}>
        <Field {...{ label, placeholder, name, maxLength, text, combobox }} />
        {text !== '' && (
          <IconButton
            icon="cross"
            label={clearLabel}
            className={styles.clear}
            onClick={combobox.clear}
          />
        )}
        <button type="submit" aria-label={submitLabel} className={styles.submit}>
          {isLoading ? <span className={styles.loading} /> : <Icon name="magnifier" />}
        </button>
      </div>
      {combobox.isListed && (
        <List {...{ groups, listLabel, renderOption, isLoading, className, combobox }} />
      )}
      <p
        role="status"
        className={combobox.isOpen && isEmpty ? clsx(styles.nothing, className) : 'visually-hidden'}
      >
        {status}
      </p>
    </div>
  );
}
