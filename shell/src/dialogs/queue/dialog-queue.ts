/** Which dialogs were asked for: the first is open, further ones wait for their turn. */
import type { Message, Trailer } from '@mall/runtime';
import type { DialogProps } from '@mall/ui/dialog';
import { atom } from 'jotai';

export type DialogFrame = Pick<DialogProps, 'open' | 'onClose' | 'onClosed'>;

export type AskedDialog =
  | { kind: 'message'; message: Message }
  | { kind: 'trailer'; trailer: Trailer }
  | { kind: 'opening-hours' }
  | { kind: 'newsletter' }
  | { kind: 'coupons' };

export interface DialogEntry {
  readonly id: number;
  readonly dialog: AskedDialog;
  /** `paused`: it was open, and opens again once the one before it is gone. */
  readonly state: 'asked' | 'paused' | 'closing';
}

export type DialogQueue = readonly DialogEntry[];

/** Never reused: a late response may close a dialog that is long gone. */
let lastId = 0;

function entryOf(dialog: AskedDialog): DialogEntry {
  lastId += 1;
  return { id: lastId, dialog, state: 'asked' };
}

/** A second press must not add a dialog that is open, waits, or is still loading. */
const nameOf = (dialog: AskedDialog) =>
  dialog.kind === 'trailer' ? dialog.trailer.link : dialog.kind;

/** Appends a dialog; only messages may be queued more than once. */
export function ask(queue: DialogQueue, dialog: AskedDialog): DialogQueue {
  const isThere = queue.some(
    (entry) => entry.state !== 'closing' && nameOf(entry.dialog) === nameOf(dialog),
  );
  return isThere && dialog.kind !== 'message' ? queue : [...queue, entryOf(dialog)];
}

/** Opens a dialog before the open one, which is restored afterwards unless it was closing. */
export function interrupt(queue: DialogQueue, dialog: AskedDialog): DialogQueue {
  const [open, ...rest] = queue;
  if (!open) return ask(queue, dialog);
  if (open.state === 'closing') return [open, entryOf(dialog), ...rest];
  return [entryOf(dialog), { ...open, state: 'paused' }, ...rest];
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

export const dialogQueueAtom = atom<DialogQueue>([]);
