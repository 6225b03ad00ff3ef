import { FLOORS, SHOP_SERVICES, type ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { buttonClass, Icon } from '@mall/ui';
import type { MouseEvent, ReactNode } from 'react';
import { FILTER_KEYS } from '../../shop-query.tsx';
import styles from './filter-form.module.css';
import { OptionChip, OptionGroup } from './filter-options.tsx';
import { filterQuery, NOW, type ShopView, useShopFilter } from './filter-query.ts';
import { useFilterForm } from './use-filter-form.ts';

const SLIDERS = 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5';

interface FilterFormProps {
  view: ShopView;
  counts: ShopCounts;
  status?: ReactNode;
  /** How many shops pass, and the id of the heading above them. */
  results?: { total: number; id: string };
}

function TextInput() {
  const t = useMessages('shops');
  const { text } = useShopFilter().filter;
  const label = t('shop-filter.text');
  return (
    <label className={styles.text}>
      <span className="visually-hidden">{label}</span>
      <Icon name="magnifier" className={styles.magnifier} />
      <input
        type="search"
        name={FILTER_KEYS.text}
        defaultValue={text}
        placeholder={label}
        enterKeyHint="search"
        className={styles.input}
      />
    </label>
  );
}

function FloorOptions({ counts }: { counts: ShopCounts['floors'] }) {
  const t = useMessages('shops');
  const { floor = '' } = useShopFilter().filter;
  const options = (['', ...FLOORS] as const).map((value) => ({
    ...{ type: 'radio' as const, name: FILTER_KEYS.floor, value },
    defaultChecked: value === floor,
    count: value ? counts[value] : undefined,
    label: value ? t(`shop-location.${value}`) : t('shop-filter.anyFloor'),
  }));
  return <OptionGroup legend={t('shop-filter.floor')} options={options} />;
}

function ServiceOptions({ counts }: { counts: ShopCounts['services'] }) {
  const t = useMessages('shops');
  const { services } = useShopFilter().filter;
  const options = SHOP_SERVICES.map((value) => ({
    ...{ type: 'checkbox' as const, name: FILTER_KEYS.services, value },
    defaultChecked: services.includes(value),
    count: counts[value],
    label: t(`shop-services.${value}`),
  }));
  const legend = t('shop-filter.services');
  return <OptionGroup legend={legend} options={options} className={styles.services} />;
}

/** A minute of the visitor's choice; `now` has its own box. */
function ArrivalInput() {
  const t = useMessages('shops');
  const { open = 'now' } = useShopFilter().filter;
  return (
    <label className={styles.group}>
      <span className={styles.legend}>{t('shop-filter.arrival')}</span>
      <input
        type="datetime-local"
        name={FILTER_KEYS.open}
        defaultValue={open === 'now' ? '' : open}
        className={styles.input}
      />
    </label>
  );
}

/** What links choose. The form keeps it where it is sent without a script. */
function KeptInput({ name }: { name: typeof FILTER_KEYS.category | typeof FILTER_KEYS.floor }) {
  return <input type="hidden" name={name} value={filterQuery(useShopFilter().filter)[name]} />;
}

/** Closes the panel and goes on to the shops; without a script it sends the form. */
function ResultsButton({ total, id }: NonNullable<FilterFormProps['results']>) {
  const t = useMessages('shops');
  const show = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('details')?.removeAttribute('open');
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return (
    <div className={styles.foot}>
      <button type="submit" className={buttonClass()} onClick={show}>
        {t('shop-filter.showResults', { count: total })}
      </button>
    </div>
  );
}

/**
 * The filters of the shops as a GET form; with a script each change is in the URL at once. The category
 * is chosen by links beside it, and so is the floor that the map shows.
 */
export function FilterForm({ view, counts, status, results }: FilterFormProps) {
  const t = useMessages('shops');
  const { pathTo } = useShellContext();
  const { filter } = useShopFilter();
  const { floor, services, open } = filter;
  const disclosed = [view === 'shops' && floor, open && open !== 'now', ...services];
  const chosen = disclosed.filter(Boolean).length;
  return (
    <search aria-label={t('shop-filter.label')} className={styles.search}>
      <form action={pathTo(view)} autoComplete="off" className={styles.form} {...useFilterForm()}>
        <KeptInput name={FILTER_KEYS.category} />
        <TextInput />
        <div className={styles.now}>
          <OptionChip
            type="checkbox"
            name={FILTER_KEYS.open}
            value={NOW}
            defaultChecked={filter.open === 'now'}
            label={t('shop-filter.openNow')}
          />
        </div>
        <div className={styles.status}>{status}</div>
        <details className={styles.more}>
          <summary className={styles.summary}>
            <Icon path={SLIDERS} className={styles.sliders} />
            {t('shop-filter.more')}
            {chosen > 0 ? <span className={styles.badge}>{chosen}</span> : null}
          </summary>
          <div className={styles.panel}>
            {view === 'shops' ? (
              <FloorOptions counts={counts.floors} />
            ) : (
              <KeptInput name={FILTER_KEYS.floor} />
            )}
            <ArrivalInput />
            <ServiceOptions counts={counts.services} />
            {results ? <ResultsButton {...results} /> : null}
          </div>
        </details>
        <button type="submit" className={`${buttonClass('primary', 'small')} ${styles.submit}`}>
          {t('shop-filter.submit')}
        </button>
      </form>
    </search>
  );
}
