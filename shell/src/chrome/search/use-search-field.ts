/** The state of the search field: its text, whether its list is open, which option is active. */
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { pressKey } from './field-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface SearchFieldState extends Suggestions {
  text: string;
  isOpen: boolean;
  active: number | undefined;
  listId: string;
  rootRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  type(text: string): void;
  open(): void;
  clear(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The element id of one option. */
export function optionId(listId: string, option: number): string {
  return `${listId}-${option}`;
}

function clickLike({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
}

/** The option that the arrow keys have reached in the answer to `query`; another answer has none. */
function useActiveOption(query: string) {
  const [reached, setReached] = useState<{ query: string; option: number }>();
  return {
    active: reached?.query === query ? reached.option : undefined,
    setActive: (option: number | undefined) =>
      setReached(option === undefined ? undefined : { query, option }),
  };
}

/** @param isPinned the list stays open: it is the content of a panel. */
export function useSearchField(isPinned: boolean): SearchFieldState {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(true);
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(text);
  const { count, query, isEmpty } = suggestions;
  const { active: reached, setActive } = useActiveOption(query);
  const isOpen = (isWanted || isPinned) && (count > 0 || isEmpty);
  const active = isOpen ? reached : undefined;

  const close = useCallback(() => setWanted(false), []);
  useLeaving(rootRef, isOpen && !isPinned, close);
  useEffect(() => {
    // What was typed before the browser took the page over is kept.
    if (inputRef.current?.value) setText(inputRef.current.value);
  }, []);

  const type = (next: string) => {
    setText(next);
    setWanted(true);
    setActive(undefined);
  };
  const clear = () => {
    type('');
    inputRef.current?.focus();
  };
  const activate = (option: number) => {
    setWanted(true);
    setActive(option);
  };
  const follow = (option: number, event: KeyboardEvent) =>
    document.getElementById(optionId(listId, option))?.dispatchEvent(clickLike(event));
  const state = { text, isOpen, isPinned, active, count, close, clear, activate, follow };
  return {
    ...suggestions,
    ...{ text, isOpen, active, listId, rootRef, inputRef, type, clear },
    open: () => setWanted(true),
    onKeyDown: (event) => pressKey(event, state),
  };
}
