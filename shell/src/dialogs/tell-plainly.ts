/** What the browser itself shows in the place of a dialog whose code cannot be loaded. */
import type { Message } from '@mall/runtime';
import type { AskedDialog } from './queue/dialog-queue.ts';
import { openElsewhere } from './trailer/trailer-frame.ts';

function plainText({ headline, html = '' }: Message): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${headline}\n\n${body.textContent}`;
}

/** @param notLoaded said of a dialog that is more than a message. */
export function tellPlainly(dialog: AskedDialog, notLoaded: string): void {
  if (dialog.kind === 'trailer' && navigator.onLine) openElsewhere(dialog.link);
  else window.alert(dialog.kind === 'message' ? plainText(dialog.message) : notLoaded);
}
