import { useMessages } from '@mall/i18n';
import { isPlainClick } from '@mall/runtime';
import { useAtomValue } from 'jotai';
import { type MouseEvent, use } from 'react';
import { couponDayActiveAtom } from '../dialogs/coupons/coupon-day-active.ts';
import { useShowCoupons } from '../dialogs/coupons/use-show-coupons.ts';
import { LeaveMenuContext } from './leave-menu.ts';

/** The home page has them (requirement 4.8): a new tab leads there. */
const HOME = '/';

/** The way to the coupons' dialog, as one more item of a menu; there on a coupon day only. */
export function CouponLink({ className }: { className?: string | undefined }) {
  const t = useMessages('shell');
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
      <a className={className} href={HOME} aria-haspopup="dialog" onClick={press}>
        {t('navigation.coupons')}
      </a>
    </li>
  );
}
