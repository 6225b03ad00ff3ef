/** The behaviour of a combobox: its list, its keys and its ARIA attributes. */
import {
  type FocusEvent,
  type KeyboardEvent,
  startTransition,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useListInteractions } from './use-list-interactions.ts';

export interface ComboboxBehaviour {
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly { options: readonly unknown[] }[];
  /** The query of the groups: arrow keys begin again with another one. */
  resultsFor: string;
  /** Whether there is nothing to choose from: the status is shown instead of the list. */
  isEmpty: boolean;
  /** Whether something else covers the list's position: the list then stays closed. */
  isCovered?: boolean | undefined;
  /** `popup` opens the list over the page; `panel` keeps it open below the field. */
  list?: 'popup' | 'panel' | undefined;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

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

/** The option that the arrow keys have reached in the results of `resultsFor`; others have none. */
function useActiveOption(resultsFor: string) {
  const [reached, setReached] = useState<{ resultsFor: string; option: number | null }>();
  return {
    active: reached?.resultsFor === resultsFor ? reached.option : null,
    setActive: (option: number | null) => setReached({ resultsFor, option }),
  };
}

/** Without an option, Enter sends the form around the field. */
function pressEnter(event: KeyboardEvent, option: HTMLElement | null | undefined): void {
  if (!option) return;
  event.preventDefault();
  // With Ctrl or Shift a link opens elsewhere.
  const { ctrlKey, metaKey, shiftKey } = event;
  const keys = { ctrlKey, metaKey, shiftKey };
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

export function useCombobox(props: ComboboxBehaviour) {
  const { text, onTextChange, resultsFor } = props;
  const { count, isPinned, isOpen, isListed, setWanted } = useOpening(props);
  const { active: reached, setActive } = useActiveOption(resultsFor);
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
  const pressKey = (event: KeyboardEvent) => {
    // While an input method composes a text, keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pressEnter(event, options.current[active ?? -1]);
    // Escape closes an open list, or the panel around a pinned one.
    if (event.key !== 'Escape' || isPinned || isOpen || text === '') return;
    event.preventDefault();
    clear();
  };
  return {
    ...{ isOpen, isListed, listId, clear },
    fieldProps: interactions.fieldProps({
      ref,
      onChange: ({ currentTarget }) => type(currentTarget.value),
      onKeyDown: pressKey,
      onFocus: open,
      onClick: open,
      ...(isListed ? {} : { 'aria-expanded': false, 'aria-controls': undefined }),
    }),
    listProps: interactions.listProps({
      id: listId,
      // A press on the list leaves the keyboard in the field.
      onMouseDown: (event) => event.preventDefault(),
    }),
    /** @param index the option's index in the whole list. */
    optionProps: (index: number) => interactions.optionProps(index, `${listId}-${index}`),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setWanted(false);
    },
  };
}
