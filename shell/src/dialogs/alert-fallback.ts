/** The browser's own notice in place of a dialog whose code cannot be loaded. */
import type { Message } from '@mall/runtime';
import type { AskedDialog } from './queue/dialog-queue.ts';

function plainText({ headline, html = '' }: Message): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${headline}\n\n${body.textContent}`;
}

/** @param notLoaded the text for a dialog that is more than a message. */
export function alertFallback(dialog: AskedDialog, notLoaded: string): void {
  if (dialog.kind === 'trailer' && navigator.onLine)
    window.open(dialog.trailer.link, '_blank', 'noopener');
  else window.alert(dialog.kind === 'message' ? plainText(dialog.message) : notLoaded);
}
