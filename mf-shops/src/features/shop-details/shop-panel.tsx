import type { Shop } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable } from '@mall/ui';
import { ContactList } from './contact-list.tsx';
import styles from './shop-panel.module.css';

/** Hours and contact of a shop, beside its description. */
export function ShopPanel({ shop }: { shop: Shop }) {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const reachable = shop.phone ?? shop.email ?? shop.website;
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('shop-details.hours')}</h2>
      <OpeningHoursTable
        plan={shop}
        now={useNow()}
        language={language}
        caption={t('shop-details.hours')}
      />
      {reachable ? <h2 className={styles.heading}>{t('shop-details.contact')}</h2> : null}
      {reachable ? <ContactList shop={shop} /> : null}
    </div>
  );
}
