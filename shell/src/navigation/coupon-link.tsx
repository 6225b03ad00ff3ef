import { useMessages } from '@mall/i18n';
import { isPlainClick } from '@mall/runtime';
import { type MouseEvent, use } from 'react';
import { useCouponDay } from '../dialogs/coupons/coupon-day.tsx';
import { LeaveMenuContext } from './open-menu.ts';

/** The home page has them (requirement 4.8): a new tab leads there. */
const HOME = '/';

/** Opens the coupons' dialog: one more item of a menu, on a coupon day only. */
export function CouponLink({ className }: { className?: string | undefined }) {
  const t = useMessages('shell');
  const leaveMenu = use(LeaveMenuContext);
  const { isActive, showCoupons } = useCouponDay();
  if (!isActive) return null;
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
