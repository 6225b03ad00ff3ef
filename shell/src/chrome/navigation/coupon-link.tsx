import type { Language } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { couponDayActiveAtom } from './coupon-day.ts';

const COUPONS: Readonly<Record<Language, string>> = { hu: '/kuponok', en: '/coupons' };

/** The way to the coupons, as one more item of a menu; there on a coupon day only. */
export function CouponLink({ className }: { className?: string | undefined }) {
  const t = useMessages('shell');
  const { language } = useVisit();
  if (!useAtomValue(couponDayActiveAtom)) return null;
  return (
    <li>
      <Link className={className} to={COUPONS[language]}>
        {t('navigation.coupons')}
      </Link>
    </li>
  );
}
