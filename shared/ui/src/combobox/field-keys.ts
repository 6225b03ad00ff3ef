/** What keys do in the field of a combobox besides moving along its list. */
import type { KeyboardEvent } from 'react';

interface Field {
  text: string;
  isOpen: boolean;
  /** Whether the list stays open: Escape then closes the panel around it. */
  isPinned: boolean;
  /** The element of the option that the arrow keys have reached. */
  active: HTMLElement | null | undefined;
  clear: () => void;
}

/** The click that Enter causes: with Ctrl or Shift a link opens elsewhere. */
function clickLike({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
}

/** Without an option the form around the field is sent. */
function onEnter(event: KeyboardEvent, { active }: Field): void {
  if (!active) return;
  event.preventDefault();
  active.dispatchEvent(clickLike(event));
}

function onEscape(event: KeyboardEvent, { isPinned, isOpen, text, clear }: Field): void {
  if (isPinned || isOpen || text === '') return;
  event.preventDefault();
  clear();
}

/** Handles Enter and Escape. */
export function pressKey(event: KeyboardEvent, field: Field): void {
  // While an input method composes a text, keys belong to it.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter') onEnter(event, field);
  if (event.key === 'Escape') onEscape(event, field);
}
