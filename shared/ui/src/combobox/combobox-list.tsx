/** The options of a combobox, in groups. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './combobox.module.css';
import type { ComboboxState } from './use-combobox.ts';
import type { OptionProps } from './use-list-interactions.ts';

export interface ComboboxGroup<Option> {
  key: string;
  /** Its heading. */
  name: string;
  options: readonly Option[];
}

export interface ComboboxListProps<Option> {
  groups: readonly ComboboxGroup<Option>[];
  /** Accessible name of the list. */
  listLabel: string;
  /** One option; `props` go to its element, which is best a link. */
  renderOption: (option: Option, props: OptionProps) => ReactNode;
  /** Of the list. */
  className?: string | undefined;
}

/** The index, in the whole list, of the first option of each group. */
function firstIndexes(groups: readonly ComboboxGroup<unknown>[]): number[] {
  let index = 0;
  return groups.map(({ options }) => {
    const first = index;
    index += options.length;
    return first;
  });
}

export function ComboboxList<Option>(
  props: ComboboxListProps<Option> & { isLoading: boolean; combobox: ComboboxState },
) {
  const { groups, listLabel, isLoading, renderOption, className, combobox } = props;
  const { listProps, listId, optionProps } = combobox;
  const first = firstIndexes(groups);
  return (
    <div
      {...listProps}
      role="listbox"
      tabIndex={-1}
      aria-label={listLabel}
      aria-busy={isLoading}
      className={clsx(styles.list, className)}
    >
      {groups.map(({ key, name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={styles.group}>
          <span id={`${listId}-${key}`} className={styles.heading}>
            {name}
          </span>
          {options.map((option, index) =>
            renderOption(option, optionProps((first[group] ?? 0) + index)),
          )}
        </div>
      ))}
    </div>
  );
}
