import { useMessages } from '@mall/i18n';
import { TrailerContextV1 } from '@mall/runtime';
import { MessageDialog } from './message/message-dialog.tsx';
import { OpeningHoursDialog } from './opening-hours/opening-hours-dialog.tsx';
import type { AskedDialog, DialogFrame } from './queue/dialog-queue.ts';
import { SlotDialog } from './slot/slot-dialog.tsx';

export function DialogView({ dialog, ...frame }: DialogFrame & { dialog: AskedDialog }) {
  const t = useMessages('shell');
  switch (dialog.kind) {
    case 'message':
      return <MessageDialog {...frame} message={dialog.message} />;
    case 'trailer':
      return (
        <TrailerContextV1 value={{ ...dialog.trailer, isOpen: frame.open }}>
          <SlotDialog {...frame} slot="trailer" size="fit" title={dialog.trailer.title} />
        </TrailerContextV1>
      );
    case 'opening-hours':
      return <OpeningHoursDialog {...frame} />;
    case 'newsletter':
    case 'coupons':
      return <SlotDialog {...frame} slot={dialog.kind} title={t(`dialogs.${dialog.kind}`)} />;
  }
}
