/** What keys do in the search field. */
import type { KeyboardEvent } from 'react';
import { optionAfterKey } from './option-keys.ts';

export interface FieldState {
  text: string;
  isOpen: boolean;
  /** Whether the field stands in a panel, which Escape closes as a whole. */
  isPinned: boolean;
  active: number | undefined;
  count: number;
  close(): void;
  clear(): void;
  activate(option: number): void;
  /** Opens the active option as a click with the event's modifier keys would. */
  follow(option: number, event: KeyboardEvent): void;
}

function onEscape(event: KeyboardEvent, field: FieldState): void {
  if (field.isPinned || (!field.isOpen && field.text === '')) return;
  event.preventDefault();
  if (field.isOpen) field.close();
  else field.clear();
}

/** Without an active option, Enter makes the first one active: the next Enter opens it. */
function onEnter(event: KeyboardEvent, field: FieldState): void {
  if (field.count === 0) return;
  event.preventDefault();
  if (field.active === undefined) field.activate(0);
  else field.follow(field.active, event);
}

function onArrow(event: KeyboardEvent, field: FieldState): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const next = optionAfterKey(event.key, field.active, field.count);
  if (next === undefined) return;
  event.preventDefault();
  field.activate(next);
}

export function pressKey(event: KeyboardEvent, field: FieldState): void {
  // The keys of a text under composition choose its letters.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') onEscape(event, field);
  else if (event.key === 'Enter') onEnter(event, field);
  else onArrow(event, field);
}
