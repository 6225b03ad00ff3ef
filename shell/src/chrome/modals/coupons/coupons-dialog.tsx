/** What the coupon day is (spec section 9). */
import { useMessages } from '@mall/i18n';
import { Dialog } from '@mall/ui/dialog';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import styles from './coupons-dialog.module.css';

export function CouponsDialog(frame: DialogFrame) {
  const t = useMessages('shell');
  return (
    <Dialog
      {...frame}
      size="small"
      title={t('modals.coupons.title')}
      closeLabel={t('modals.close')}
    >
      <div className={styles.content}>
        <p>{t('modals.coupons.text')}</p>
        <ul>
          <li>{t('modals.coupons.onePerPurchase')}</li>
          <li>{t('modals.coupons.noCash')}</li>
        </ul>
      </div>
    </Dialog>
  );
}
