/** Tells once of the coupon day, on a coupon day only. */
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { couponDayActiveAtom } from '../../navigation/coupon-day.ts';
import { ask } from '../queue/dialog-queue.ts';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';

export function CouponDay() {
  const active = useAtomValue(couponDayActiveAtom);
  const setQueue = useSetAtom(dialogQueueAtom);
  useEffect(() => {
    if (active) setQueue((queue) => ask(queue, { kind: 'coupons' }));
  }, [active, setQueue]);
  return null;
}
