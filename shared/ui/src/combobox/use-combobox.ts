/** The behaviour of a combobox: its list, its keys and its ARIA attributes. */
import {
  type ComponentProps,
  type FocusEvent,
  startTransition,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pressKey } from './field-keys.ts';
import { useActiveOption } from './use-active-option.ts';
import { type OptionProps, useListInteractions } from './use-list-interactions.ts';

export interface ComboboxBehaviour {
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly { options: readonly unknown[] }[];
  /** What the groups answer: arrow keys begin anew with another answer. */
  answerTo: string;
  /** Whether there is nothing to choose from: the status is shown instead of the list. */
  isEmpty: boolean;
  /** Whether something else covers the list's position: the list then stays closed. */
  isCovered?: boolean | undefined;
  /** `popup` opens the list over the page; `panel` keeps it open below the field. */
  list?: 'popup' | 'panel' | undefined;
}

export interface ComboboxState {
  /** Whether the list, or the status that nothing was found, is shown. */
  isOpen: boolean;
  isListed: boolean;
  listId: string;
  fieldProps: ComponentProps<'input'>;
  listProps: ComponentProps<'div'>;
  /** @param index the option's index in the whole list. */
  optionProps: (index: number) => OptionProps;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Empties the field, which takes the focus. */
  clear: () => void;
}

/** Whether the visitor wants suggestions, and whether there is anything to show. */
function useOpening({ groups, isEmpty, isCovered = false, list }: ComboboxBehaviour) {
  const [isWanted, setWanted] = useState(false);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isPinned = list === 'panel';
  const isOpen = (isWanted || isPinned) && !isCovered && (count > 0 || isEmpty);
  return { count, isPinned, isOpen, isListed: isOpen && count > 0, setWanted };
}

/** The field's element; text that was typed before hydration is kept. */
function useField({ text, onTextChange }: ComboboxBehaviour, open: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const take = useEffectEvent((element: HTMLInputElement | null) => {
    startTransition(() => setField(element));
    if (element && element.value !== text) onTextChange(element.value);
    if (element && element === document.activeElement) open();
  });
  // Before the next rendering, which would empty the field.
  useLayoutEffect(() => take(ref.current), []);
  return { ref, field };
}

export function useCombobox(props: ComboboxBehaviour): ComboboxState {
  const { text, onTextChange, answerTo } = props;
  const { count, isPinned, isOpen, isListed, setWanted } = useOpening(props);
  const { active: reached, setActive } = useActiveOption(answerTo);
  const active = isListed ? reached : null;
  const open = () => setWanted(true);
  const { ref, field } = useField(props, open);
  const { options, ...interactions } = useListInteractions({
    ...{ field, isOpen, isPinned, count, active },
    onOpenChange: setWanted,
    onReach: setActive,
  });
  const listId = useId();
  const type = (next: string) => {
    onTextChange(next);
    open();
    setActive(null);
  };
  const clear = () => {
    type('');
    field?.focus();
  };
  const keys = { text, isOpen, isPinned, clear };
  return {
    ...{ isOpen, isListed, listId, clear },
    fieldProps: interactions.fieldProps({
      ref,
      onChange: ({ currentTarget }) => type(currentTarget.value),
      onKeyDown: (event) => pressKey(event, { ...keys, active: options.current[active ?? -1] }),
      onFocus: open,
      onClick: open,
      ...(isListed ? {} : { 'aria-expanded': false, 'aria-controls': undefined }),
    }),
    listProps: interactions.listProps({
      id: listId,
      // A press on the list leaves the keyboard in the field.
      onMouseDown: (event) => event.preventDefault(),
    }),
    optionProps: (index) => interactions.optionProps(index, `${listId}-${index}`),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setWanted(false);
    },
  };
}
