/** The coupon day in the shell's dialog: its coupons, one of them with its text, and the rules. */
import type { Coupon } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { ErrorBoundary, type LoaderArgs, useApiData } from '@mall/runtime';
import { Button, EmptyState, Skeleton } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { useState } from 'react';
import styles from './slot.module.css';

export async function loader({ load }: LoaderArgs): Promise<void> {
  await load('couponList');
}

function CouponText({ slug }: { slug: string }) {
  return <RichText html={useApiData('coupon', { slug }).html} />;
}

function CouponCard({ coupon: { slug, title, value, lead, shop } }: { coupon: Coupon }) {
  const t = useMessages('content');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.coupon}>
      <p className={styles.value}>{value}</p>
      <div className={styles.about}>
        <h3>{title}</h3>
        {shop ? <p>{shop.name}</p> : null}
        <p>{lead}</p>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'coupons.less' : 'coupons.more')}
        </Button>
        {isOpen ? (
          <ErrorBoundary fallback={null} pending={<Skeleton count={2} />}>
            <CouponText slug={slug} />
          </ErrorBoundary>
        ) : null}
      </div>
    </li>
  );
}

function Coupons() {
  const t = useMessages('content');
  const coupons = useApiData('couponList');
  if (coupons.length === 0) {
    return <EmptyState level={3} title={t('coupons.noneTitle')} text={t('coupons.noneText')} />;
  }
  return (
    <ul className={styles.coupons}>
      {coupons.map((coupon) => (
        <CouponCard key={coupon.slug} coupon={coupon} />
      ))}
    </ul>
  );
}

export function Component() {
  const t = useMessages('content');
  return (
    <div className={styles.content}>
      <p>{t('coupons.text')}</p>
      <Coupons />
      <ul className={styles.rules}>
        <li>{t('coupons.onePerPurchase')}</li>
        <li>{t('coupons.noCash')}</li>
      </ul>
    </div>
  );
}
