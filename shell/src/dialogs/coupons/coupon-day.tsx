/** The coupon day: the time in which an app fills the slot `coupons`. Opens its dialog once. */
import { SlotRegistryContextV1 } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { use, useCallback, useEffect } from 'react';
import { ask, dialogQueueAtom } from '../queue/dialog-queue.ts';

/** The slot's campaign in `mf.json` is the coupon day; without such a campaign in the content it is off. */
export function useCouponDay() {
  const { contributions } = use(SlotRegistryContextV1);
  const setQueue = useSetAtom(dialogQueueAtom);
  const showCoupons = useCallback(
    () => setQueue((queue) => ask(queue, { kind: 'coupons' })),
    [setQueue],
  );
  return { isActive: contributions('coupons').length > 0, showCoupons };
}

export function CouponDay() {
  const { isActive, showCoupons } = useCouponDay();
  useEffect(() => {
    if (isActive) showCoupons();
  }, [isActive, showCoupons]);
  return null;
}
