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
      title={t('dialogs.coupons.title')}
      closeLabel={t('dialogs.close')}
    >
      <div className={styles.content}>
        <p>{t('dialogs.coupons.text')}</p>
        <ul>
          <li>{t('dialogs.coupons.onePerPurchase')}</li>
          <li>{t('dialogs.coupons.noCash')}</li>
        </ul>
      </div>
    </Dialog>
  );
}
