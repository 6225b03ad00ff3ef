/** The newsletter's sign-up in a dialog: what fills the slot, or a message when nothing does. */
import { useMessages } from '@mall/i18n';
import { DialogsContextV1, SlotRegistryContextV1 } from '@mall/runtime';
import { Slot } from '@mall/runtime/slot';
import { EmptyState, Skeleton } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { use } from 'react';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import styles from './newsletter-dialog.module.css';
import { useMessagesBefore } from './use-messages-before.ts';

const SLOT = 'newsletter';

export function NewsletterDialog(frame: DialogFrame) {
  const t = useMessages('shell');
  const { contributions } = use(SlotRegistryContextV1);
  const dialogs = useMessagesBefore(frame.onClose);
  const none = (
    <EmptyState
      level={3}
      title={t('dialogs.newsletter.noneTitle')}
      text={t('dialogs.newsletter.noneText')}
    />
  );
  return (
    <Dialog {...frame} title={t('dialogs.newsletter.title')} closeLabel={t('dialogs.close')}>
      <div className={styles.content}>
        <DialogsContextV1 value={dialogs}>
          {contributions(SLOT).length > 0 ? (
            <Slot name={SLOT} fallback={none} pending={<Skeleton count={6} />} />
          ) : (
            none
          )}
        </DialogsContextV1>
      </div>
    </Dialog>
  );
}
