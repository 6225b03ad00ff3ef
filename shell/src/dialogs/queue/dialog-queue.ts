/** Which dialogs were asked for: the first is open, further ones wait for their turn. */
import type { Message } from '@mall/runtime';

export type AskedDialog =
  | { kind: 'message'; message: Message }
  | { kind: 'trailer'; frame: string; link: string; title: string }
  | { kind: 'opening-hours' }
  | { kind: 'newsletter' }
  | { kind: 'coupon-rules' };

export interface DialogEntry<Dialog extends AskedDialog = AskedDialog> {
  readonly id: number;
  readonly dialog: Dialog;
  /** `paused`: it was open, and opens again once the one before it is gone. */
  readonly state: 'asked' | 'paused' | 'closing';
}

export type DialogQueue = readonly DialogEntry[];

function entryOf(queue: DialogQueue, dialog: AskedDialog): DialogEntry {
  const last = Math.max(0, ...queue.map(({ id }) => id));
  return { id: last + 1, dialog, state: 'asked' };
}

/** Puts a dialog at the end. */
export function ask(queue: DialogQueue, dialog: AskedDialog): DialogQueue {
  return [...queue, entryOf(queue, dialog)];
}

/** Opens a dialog before the one that is open, which comes back afterwards as it was left. */
export function interrupt(queue: DialogQueue, dialog: AskedDialog): DialogQueue {
  const [open, ...rest] = queue;
  if (!open) return ask(queue, dialog);
  return [entryOf(queue, dialog), { ...open, state: 'paused' }, ...rest];
}

/** Lets an entry fade out; until it is removed the next one waits. */
export function close(queue: DialogQueue, id: number): DialogQueue {
  return queue.map((entry) => (entry.id === id ? { ...entry, state: 'closing' } : entry));
}

export function remove(queue: DialogQueue, id: number): DialogQueue {
  return queue.filter((entry) => entry.id !== id);
}

/** The entries that are in the page: the first, and those that it has interrupted. */
export function mounted(queue: DialogQueue): DialogQueue {
  return queue.filter((entry, index) => index === 0 || entry.state === 'paused');
}

export function isOpen(queue: DialogQueue, { id, state }: DialogEntry): boolean {
  return queue[0]?.id === id && state !== 'closing';
}
