import type { ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import styles from './filter-links.module.css';
import { filterQuery, filterRel, type ShopView, useShopFilter } from './filter-query.ts';

const VIEWS = [
  { route: 'shops', label: 'list', icon: 'M4 6h3v3H4zM11 7.5h9M4 15h3v3H4zM11 16.5h9' },
  {
    route: 'shop-map',
    label: 'map',
    icon: 'M12 21c4-4.5 6.5-8 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 13 8 16.5 12 21zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  },
] as const satisfies readonly { route: ShopView; label: string; icon: string }[];

/** Links between list and map; they keep the filter. The floor that the map shows is not part of it. */
export function ViewToggle({ view }: { view: ShopView }) {
  const t = useMessages('shops');
  const { filter } = useShopFilter();
  const kept = view === 'shops' ? filter : { ...filter, floor: undefined };
  return (
    <nav aria-label={t('shop-filter.views')} className={styles.toggle}>
      {VIEWS.map(({ route, label, icon }) => (
        <PageLink
          key={route}
          to={route}
          query={filterQuery(kept)}
          rel={filterRel(kept)}
          className={styles.view}
          aria-current={route === view ? 'page' : undefined}
        >
          <Icon path={icon} className={styles.icon} />
          {/* With a space: text browsers join what only a margin parts. */}
          <span className={styles.label}>{`${t(`shop-filter.${label}`)} `}</span>
        </PageLink>
      ))}
    </nav>
  );
}

/** Links to the shops of each category; they keep the other filters. The page must have loaded `config`. */
export function CategoryFilter({ counts }: { counts: ShopCounts['categories'] }) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  const { filter } = useShopFilter();
  const all = { slug: undefined, name: t('shop-filter.allCategories') };
  const items = [all, ...categories].map(({ slug, name }) => ({
    key: slug ?? '',
    element: (
      <PageLink
        to="shops"
        query={filterQuery({ ...filter, category: slug })}
        rel={filterRel(filter)}
        className={chipClass()}
        aria-current={slug === filter.category ? 'true' : undefined}
      >
        {name}
        {slug ? <span className={styles.count}>{` (${counts[slug]})`}</span> : null}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('shop-filter.categories')} items={items} />;
}
