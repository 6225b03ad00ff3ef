import { type Dialogs, useDialogs } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { interrupt } from '../queue/dialog-queue.ts';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';

/**
 * Dialogs for a form that is in a dialog itself. A failure interrupts the form, which opens again as it
 * was; a success replaces it.
 */
export function useMessagesBefore(closeForm: () => void): Dialogs {
  const dialogs = useDialogs();
  const setQueue = useSetAtom(dialogQueueAtom);
  return {
    ...dialogs,
    showMessage(message) {
      if (message.type === 'error') {
        // The form's own dialog places the focus when it is open again.
        const { focusAfter: _, ...failure } = message;
        setQueue((queue) => interrupt(queue, { kind: 'message', message: failure }));
        return;
      }
      dialogs.showMessage(message);
      closeForm();
    },
  };
}
