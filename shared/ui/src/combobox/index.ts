/** The combobox, an entry of its own: only what searches carries it. */
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxGroup } from './combobox-list.tsx';
export type { OptionProps } from './use-list-interactions.ts';
