import { type Dialogs, DialogsContextV1, SlotRegistryContextV1, sessionStore } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import { isFocusFree, startInView } from '../site/page-focus.ts';
import { OpenDialogs } from './open-dialogs.tsx';
import { type AskedDialog, ask, dialogQueueAtom } from './queue/dialog-queue.ts';

/** The coupon day is the time in which an app fills the slot `coupons` (requirement 4.8). */
export function useCouponDay() {
  const { contributions } = use(SlotRegistryContextV1);
  const setQueue = useSetAtom(dialogQueueAtom);
  const showCoupons = useCallback(
    () => setQueue((queue) => ask(queue, { kind: 'coupons' })),
    [setQueue],
  );
  return { isActive: contributions('coupons').length > 0, showCoupons };
}

const SHOWN = 'coupons-shown';

/** Opens the coupons once, whatever documents the tab loads. */
function CouponDay() {
  const { isActive, showCoupons } = useCouponDay();
  useEffect(() => {
    if (!isActive || sessionStore.get(SHOWN)) return;
    sessionStore.set(SHOWN, 'yes');
    showCoupons();
  }, [isActive, showCoupons]);
  return null;
}

const startOfPage = () => startInView(window.location.hash);

function useAskForDialogs(): Dialogs {
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

/** The site's modal dialogs (requirement 4.9). */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const dialogs = useAskForDialogs();
  return (
    <DialogsContextV1 value={dialogs}>
      {children}
      <CouponDay />
      <OpenDialogs />
    </DialogsContextV1>
  );
}
