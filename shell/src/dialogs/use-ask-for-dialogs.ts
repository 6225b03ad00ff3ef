import type { Dialogs } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { isFocusFree, startInView } from '../site/page-focus.ts';
import { type AskedDialog, ask } from './queue/dialog-queue.ts';
import { dialogQueueAtom } from './queue/dialog-queue-atom.ts';

const startOfPage = () => startInView(window.location.hash);

/** What remotes and the shell's parts may ask for; each request goes into the one queue. */
export function useAskForDialogs(): Dialogs {
  const setQueue = useSetAtom(dialogQueueAtom);
  return useMemo(() => {
    const put = (dialog: AskedDialog) => setQueue((queue) => ask(queue, dialog));
    return {
      showMessage(message) {
        // Where nothing has the focus, none can go back to it.
        const focus = isFocusFree() ? { focusAfter: startOfPage } : {};
        put({ kind: 'message', message: { ...focus, ...message } });
      },
      showTrailer: (trailer) => put({ kind: 'trailer', trailer }),
      showOpeningHours: () => put({ kind: 'opening-hours' }),
      showNewsletter: () => put({ kind: 'newsletter' }),
    };
  }, [setQueue]);
}
