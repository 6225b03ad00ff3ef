import type { Language } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isPlainClick, useVisit } from '@mall/runtime';
import { useAtomValue } from 'jotai';
import { type MouseEvent, use } from 'react';
import { couponDayActiveAtom } from '../dialogs/coupons/coupon-day-active.ts';
import { useShowCoupons } from '../dialogs/coupons/use-show-coupons.ts';
import { LeaveMenuContext } from './leave-menu.ts';

/** The home page answers for them (spec section 2): where a new tab leads to. */
const COUPONS: Readonly<Record<Language, string>> = { hu: '/kuponok', en: '/coupons' };

/** The way to the coupons' dialog, as one more item of a menu; there on a coupon day only. */
export function CouponLink({ className }: { className?: string | undefined }) {
  const t = useMessages('shell');
  const { language } = useVisit();
  const leaveMenu = use(LeaveMenuContext);
  const showCoupons = useShowCoupons();
  if (!useAtomValue(couponDayActiveAtom)) return null;
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leaveMenu();
    showCoupons();
  };
  return (
    <li>
      <a className={className} href={COUPONS[language]} aria-haspopup="dialog" onClick={press}>
        {t('navigation.coupons')}
      </a>
    </li>
  );
}
