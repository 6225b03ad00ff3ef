import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';
import { useConfig } from './use-config.ts';

/** Links to the list of shops, each with one category chosen. */
export function CategoryLinks() {
  const t = useMessages('shell');
  const { categories = [] } = useConfig() ?? {};
  if (categories.length === 0) return null;
  return (
    <MenuList heading={t('navigation.categories')} className={styles.categories}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink className={styles.link} to="shops" query={{ kategoria: slug }}>
            {name}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}
