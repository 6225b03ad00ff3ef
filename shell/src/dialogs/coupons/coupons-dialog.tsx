/** The coupon day: its coupons, one of them with its text, and the rules (requirement 4.8). */
import type { Coupon } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { apiQuery, useShellContext } from '@mall/runtime';
import { Button, EmptyState, Skeleton } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { RichText } from '@mall/ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import styles from './coupons-dialog.module.css';

function CouponText({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(apiQuery(useShellContext().api, 'coupon', { slug }));
  if (isPending) return <Skeleton count={2} />;
  return data ? <RichText html={data.html} /> : null;
}

function CouponCard({ coupon: { slug, title, value, lead, shop } }: { coupon: Coupon }) {
  const t = useMessages('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.coupon}>
      <p className={styles.value}>{value}</p>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p>{shop ? `${shop.name} · ${lead}` : lead}</p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.more}
        >
          {t(isOpen ? 'dialogs.coupons.less' : 'dialogs.coupons.more')}
        </Button>
        {isOpen ? <CouponText slug={slug} /> : null}
      </div>
    </li>
  );
}

function Coupons() {
  const t = useMessages('shell');
  const { data: coupons, isPending } = useQuery(apiQuery(useShellContext().api, 'couponList'));
  if (isPending) return <Skeleton count={4} />;
  if (!coupons?.length) {
    return (
      <EmptyState
        level={3}
        title={t('dialogs.coupons.noneTitle')}
        text={t('dialogs.coupons.noneText')}
      />
    );
  }
  return (
    <ul className={styles.coupons}>
      {coupons.map((coupon) => (
        <CouponCard key={coupon.slug} coupon={coupon} />
      ))}
    </ul>
  );
}

export function CouponsDialog(frame: DialogFrame) {
  const t = useMessages('shell');
  return (
    <Dialog
      {...frame}
      size="medium"
      title={t('dialogs.coupons.title')}
      closeLabel={t('dialogs.close')}
    >
      <div className={styles.content}>
        <p>{t('dialogs.coupons.text')}</p>
        <Coupons />
        <ul className={styles.rules}>
          <li>{t('dialogs.coupons.onePerPurchase')}</li>
          <li>{t('dialogs.coupons.noCash')}</li>
        </ul>
      </div>
    </Dialog>
  );
}
