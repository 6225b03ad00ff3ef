import { NewTabNote } from '@mall/blocks';
import type { DialogSlot } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import {
  type Dialogs,
  DialogsContextV1,
  SlotRegistryContextV1,
  type Trailer,
  TrailerContextV1,
  useDialogs,
} from '@mall/runtime';
import { Slot } from '@mall/runtime/slot';
import { buttonClass, EmptyState, Skeleton } from '@mall/ui';
import { Dialog, type DialogProps } from '@mall/ui/dialog';
import { useSetAtom } from 'jotai';
import { use } from 'react';
import { type DialogFrame, dialogQueueAtom, interrupt } from '../queue/dialog-queue.ts';
import styles from './slot-dialog.module.css';

/** For a form in a dialog: a failure interrupts it, and it opens again as it was; a success replaces it. */
function useMessagesBefore(closeForm: () => void): Dialogs {
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

function TrailerLink({ link, title }: Trailer) {
  return (
    <a href={link} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
      {title}
      <NewTabNote />
    </a>
  );
}

interface SlotDialogProps extends DialogFrame, Pick<DialogProps, 'title' | 'size'> {
  slot: DialogSlot;
}

export function SlotDialog({ slot, ...dialog }: SlotDialogProps) {
  const t = useMessages('shell');
  const { contributions } = use(SlotRegistryContextV1);
  const dialogs = useMessagesBefore(dialog.onClose);
  const trailer = use(TrailerContextV1);
  const none = (
    <div className={styles.none}>
      <EmptyState
        level={3}
        title={t('dialogs.none.title')}
        text={t('dialogs.none.text')}
        action={trailer && <TrailerLink {...trailer} />}
      />
    </div>
  );
  return (
    <Dialog {...dialog} closeLabel={t('dialogs.close')}>
      <div className={styles.content}>
        <DialogsContextV1 value={dialogs}>
          {contributions(slot).length > 0 ? (
            <Slot name={slot} fallback={none} pending={<Skeleton count={6} />} />
          ) : (
            none
          )}
        </DialogsContextV1>
      </div>
    </Dialog>
  );
}
