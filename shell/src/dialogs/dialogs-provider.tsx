/** Gives the whole site its modal dialogs (requirement 4.9), and shows the one that is open. */
import { DialogsContextV1 } from '@mall/runtime';
import type { ReactNode } from 'react';
import { CouponDay } from './coupons/coupon-day.tsx';
import { OpenDialogs } from './open-dialogs.tsx';
import { useAskForDialogs } from './use-ask-for-dialogs.ts';

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
