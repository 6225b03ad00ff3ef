import { type Dialogs, useDialogs } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { interrupt } from '../queue/dialog-queue.ts';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';

/**
 * Dialogs for a form that stands in a dialog itself: a failure is shown before it, and the form comes
 * back as it was; a success takes its place.
 */
export function useMessagesBefore(closeForm: () => void): Dialogs {
  const dialogs = useDialogs();
  const setQueue = useSetAtom(dialogQueueAtom);
  return {
    ...dialogs,
    showMessage(message) {
      if (message.type === 'error') {
        // The form's own dialog places the focus when it is open again.
        const { focusAfter: _, ...told } = message;
        setQueue((queue) => interrupt(queue, { kind: 'message', message: told }));
        return;
      }
      dialogs.showMessage(message);
      closeForm();
    },
  };
}
