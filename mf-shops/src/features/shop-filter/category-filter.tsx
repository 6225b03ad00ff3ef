import type { ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import styles from './category-filter.module.css';
import { filterQuery, filterRel } from './filter-query.ts';
import type { ShopView } from './shop-view.ts';
import { useShopFilter } from './use-shop-filter.ts';

interface CategoryFilterProps {
  /** The route that the links stay on. */
  view: ShopView;
  counts?: ShopCounts['categories'] | undefined;
}

/** Links to the shops of each category; they keep the other filters. The page must have loaded `config`. */
export function CategoryFilter({ view, counts }: CategoryFilterProps) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  const { filter } = useShopFilter();
  const all = { slug: undefined, name: t('shop-filter.allCategories') };
  const items = [all, ...categories].map(({ slug, name }) => ({
    key: slug ?? '',
    element: (
      <PageLink
        to={view}
        query={filterQuery({ ...filter, category: slug })}
        rel={filterRel(filter)}
        className={chipClass()}
        aria-current={slug === filter.category ? 'true' : undefined}
      >
        {name}
        {slug && counts ? <span className={styles.count}>{counts[slug]}</span> : null}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('shop-filter.categories')} items={items} />;
}
