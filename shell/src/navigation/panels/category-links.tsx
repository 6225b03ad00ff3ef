import { useMessages } from '@mall/i18n';
import { apiQuery, PageLink, useShellContext } from '@mall/runtime';
import { useQuery } from '@tanstack/react-query';
import { useShopRoutes } from '../use-shop-routes.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

/** Links to the list of shops, each with one category chosen. */
export function CategoryLinks() {
  const t = useMessages('shell');
  const { list, categoryKey } = useShopRoutes();
  const { data: config } = useQuery(apiQuery(useShellContext().api, 'config'));
  const { categories = [] } = config ?? {};
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
