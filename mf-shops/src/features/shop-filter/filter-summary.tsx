import { PAGE_KEY } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, usePageQuery, useShellContext } from '@mall/runtime';
import type { ShopFilter } from '@mall/shop-filter';
import { EmptyState, formatDay, Icon } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { changedQuery } from '../../shop-query.tsx';
import { filterQuery, filterRel, NO_FILTER, type ShopView, useShopFilter } from './filter-query.ts';
import styles from './filter-summary.module.css';

const STATUS = 'filter-status';

/** A link that removes a filter disappears with it, so the focus moves to the count. */
const focusStatus = () => document.getElementById(STATUS)?.focus({ preventScroll: true });

interface FilterStatusProps {
  count: number;
  page?: number | undefined;
  pages?: number | undefined;
}

export function FilterStatus({ count, page = 1, pages = 1 }: FilterStatusProps) {
  const t = useMessages('shops');
  return (
    <p role="status" id={STATUS} tabIndex={-1} className={styles.count}>
      {t('shop-filter.count', { count })}
      {pages > 1 ? ` (${t('shop-filter.pageOf', { page, pages })})` : null}
    </p>
  );
}

export function UnknownValues() {
  const t = useMessages('shops');
  const { unknown } = useShopFilter();
  if (unknown.length === 0) return null;
  return <Notice>{t('shop-filter.unknown', { values: unknown.join(', ') })}</Notice>;
}

interface Part {
  name: string;
  rest: ShopFilter;
}

/** Each thing that the filter asks for, with its name. On the map the floor is shown, it does not filter. */
function useParts(view: ShopView): Part[] {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  const { language } = useShellContext();
  const { filter } = useShopFilter();
  /** For instance `Nyitva: dec. 6. (v) 18:30`. */
  const momentName = (moment: string) => {
    const [day = '', time] = moment.split('T');
    if (!time) return t('shop-filter.openNow');
    const when = `${formatDay(day, language, 'shortWeekday')} ${time}`;
    return t('shop-filter.openAt', { moment: when });
  };
  const { category, floor, services, open, text } = filter;
  const names = {
    text: text && t('shop-filter.named', { text }),
    category: categories.find(({ slug }) => slug === category)?.name,
    floor: view === 'shops' && floor && t(`shop-location.${floor}`),
    open: open && momentName(open),
  };
  const single = (Object.keys(names) as (keyof typeof names)[]).flatMap((key) =>
    names[key] ? [{ name: names[key], rest: { ...filter, [key]: NO_FILTER[key] } }] : [],
  );
  const several = services.map((service) => ({
    name: t(`shop-services.${service}`),
    rest: { ...filter, services: services.filter((one) => one !== service) },
  }));
  return [...single, ...several];
}

/**
 * Links that take one filter away, or all; nothing where none is chosen. What else the page shows stays: a
 * walk, a visit, an open card.
 */
export function ChosenFilters({ view }: { view: ShopView }) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const { floor } = useShopFilter().filter;
  const parts = useParts(view);
  const none = view === 'shops' ? NO_FILTER : { ...NO_FILTER, floor };
  const queryOf = (filter: ShopFilter) =>
    changedQuery(query, { ...filterQuery(filter), [PAGE_KEY]: '' });
  if (parts.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('shop-filter.chosen')}>
      {parts.map(({ name, rest }) => (
        <li key={name}>
          <PageLink
            to={view}
            query={queryOf(rest)}
            rel={filterRel(rest)}
            aria-label={t('shop-filter.remove', { name })}
            className={styles.part}
            onClick={focusStatus}
          >
            {name}
            <Icon name="cross" className={styles.cross} />
          </PageLink>
        </li>
      ))}
      {parts.length > 1 ? (
        <li>
          <PageLink to={view} query={queryOf(none)} className={styles.all} onClick={focusStatus}>
            {t('shop-filter.removeAll')}
          </PageLink>
        </li>
      ) : null}
    </ul>
  );
}

/** In place of shops when none passes the filter: each filter can be taken away. */
export function NoShops({ view }: { view: ShopView }) {
  const t = useMessages('shops');
  if (useParts(view).length === 0) return <EmptyState title={t('shop-filter.noneTitle')} />;
  return (
    <EmptyState
      title={t('shop-filter.emptyTitle')}
      text={t('shop-filter.emptyText')}
      action={<ChosenFilters view={view} />}
    />
  );
}
