import { atom } from 'jotai';
import type { DialogQueue } from './dialog-queue.ts';

/** The dialogs of this window; on the server nobody asks for one. */
export const dialogQueueAtom = atom<DialogQueue>([]);
