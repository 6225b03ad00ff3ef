import { SHOP_SERVICES, type ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { chipClass } from '@mall/ui/filter-chips';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FILTER_KEYS } from '../../shop-query.tsx';
import filterFormStyles from './filter-form.module.css';
import styles from './filter-options.module.css';
import { useShopFilter } from './filter-query.ts';

interface OptionChipProps
  extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked'> {
  type: 'checkbox' | 'radio';
  label: string;
  count?: number | undefined;
}

export function OptionChip({ label, count, ...input }: OptionChipProps) {
  return (
    <label className={clsx(chipClass(), styles.chip, count === 0 && styles.none)}>
      <input {...input} className={styles.input} />
      <span>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{` (${count})`}</span>}
    </label>
  );
}

export function ServiceOptions({ counts }: { counts: ShopCounts['services'] }) {
  const t = useMessages('shops');
  const { services } = useShopFilter().filter;
  return (
    <fieldset className={clsx(filterFormStyles.group, filterFormStyles.services)}>
      <legend className={filterFormStyles.legend}>{t('shop-filter.services')}</legend>
      <div className={filterFormStyles.options}>
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
