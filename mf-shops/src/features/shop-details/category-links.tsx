import type { Config, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { FILTER_KEYS } from '../../query-keys.ts';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  shop: Pick<ShopSummary, 'categories'>;
  categories: Config['categories'];
}

/** Links to the other shops of a shop's categories. */
export function CategoryLinks({ shop, categories }: CategoryLinksProps) {
  const t = useMessages('shops');
  const own = categories.filter(({ slug }) => shop.categories.includes(slug));
  return (
    <ul className={styles.categories} aria-label={t('shop-details.categories')}>
      {own.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to="shops" query={{ [FILTER_KEYS.category]: slug }} className={styles.category}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
