/** Shows any dialog that can be asked for: the one module that is loaded with the first of them. */
import { CouponsDialog } from './coupons/coupons-dialog.tsx';
import { MessageDialog } from './message/message-dialog.tsx';
import { NewsletterDialog } from './newsletter/newsletter-dialog.tsx';
import { OpeningHoursDialog } from './opening-hours/opening-hours-dialog.tsx';
import type { DialogFrame } from './queue/dialog-frame.ts';
import type { AskedDialog } from './queue/dialog-queue.ts';
import { TrailerDialog } from './trailer/trailer-dialog.tsx';

export function DialogView({ dialog, ...frame }: DialogFrame & { dialog: AskedDialog }) {
  switch (dialog.kind) {
    case 'message':
      return <MessageDialog {...frame} message={dialog.message} />;
    case 'trailer':
      return <TrailerDialog {...frame} trailer={dialog} />;
    case 'opening-hours':
      return <OpeningHoursDialog {...frame} />;
    case 'newsletter':
      return <NewsletterDialog {...frame} />;
    case 'coupon-rules':
      return <CouponsDialog {...frame} />;
  }
}
