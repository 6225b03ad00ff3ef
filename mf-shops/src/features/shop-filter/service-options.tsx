import { SHOP_SERVICES, type ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { clsx } from 'clsx';
import { FILTER_KEYS } from '../../query-keys.ts';
import styles from './filter-form.module.css';
import { OptionChip } from './option-chip.tsx';
import { useShopFilter } from './use-shop-filter.ts';

/** A box for each service. */
export function ServiceOptions({ counts }: { counts: ShopCounts['services'] }) {
  const t = useMessages('shops');
  const { services } = useShopFilter().filter;
  return (
    <fieldset className={clsx(styles.group, styles.services)}>
      <legend className={styles.legend}>{t('shop-filter.services')}</legend>
      <div className={styles.options}>
        {SHOP_SERVICES.map((service) => (
          <OptionChip
            key={service}
            type="checkbox"
            name={FILTER_KEYS.services}
            value={service}
            defaultChecked={services.includes(service)}
            count={counts[service]}
            label={t(`shop-services.${service}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
