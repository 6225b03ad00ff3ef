/** A dialog whose content fills a slot, as the newsletter's form does; a message when nothing fills it. */
import type { DialogSlot } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { DialogsContextV1, SlotRegistryContextV1 } from '@mall/runtime';
import { Slot } from '@mall/runtime/slot';
import { EmptyState, Skeleton } from '@mall/ui';
import { Dialog, type DialogProps } from '@mall/ui/dialog';
import { use } from 'react';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import styles from './slot-dialog.module.css';
import { useMessagesBefore } from './use-messages-before.ts';

interface SlotDialogProps extends DialogFrame, Pick<DialogProps, 'title' | 'size'> {
  slot: DialogSlot;
}

export function SlotDialog({ slot, ...dialog }: SlotDialogProps) {
  const t = useMessages('shell');
  const { contributions } = use(SlotRegistryContextV1);
  const dialogs = useMessagesBefore(dialog.onClose);
  const none = (
    <EmptyState level={3} title={t('dialogs.none.title')} text={t('dialogs.none.text')} />
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
