/** Opens the coupons' dialog once, on a coupon day only. */
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { couponDayActiveAtom } from './coupon-day-active.ts';
import { useShowCoupons } from './use-show-coupons.ts';

export function CouponDay() {
  const active = useAtomValue(couponDayActiveAtom);
  const showCoupons = useShowCoupons();
  useEffect(() => {
    if (active) showCoupons();
  }, [active, showCoupons]);
  return null;
}
