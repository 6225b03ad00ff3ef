import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { useShopRoutes } from '../use-shop-routes.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';
import { useConfig } from './use-config.ts';

/** Links to the list of shops, each with one category chosen. */
export function CategoryLinks() {
  const t = useMessages('shell');
  const { list, categoryKey } = useShopRoutes();
  const { categories = [] } = useConfig() ?? {};
  if (!list || !categoryKey || categories.length === 0) return null;
  return (
    <MenuList heading={t('navigation.categories')} className={styles.categories}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink className={styles.link} to={list} query={{ [categoryKey]: slug }}>
            {name}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}
