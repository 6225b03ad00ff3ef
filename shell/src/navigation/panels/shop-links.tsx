/** Links to the shops that the content puts into the menus. */
import type { ShopListItem } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Picture, Skeleton } from '@mall/ui';
import { useShopRoutes } from '../use-shop-routes.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';
import { shopsOf } from './shops-of.ts';
import { useMenus } from './use-menus.ts';
import { useShops } from './use-shops.ts';

function ShopList({ name, shops }: { name: string; shops: readonly ShopListItem[] }) {
  const { detail } = useShopRoutes();
  if (!detail || shops.length === 0) return null;
  return (
    <MenuList heading={name} className={styles.shops}>
      {shops.map(({ slug, name, images }) => (
        <li key={slug}>
          <PageLink className={styles.link} to={detail} params={{ slug }}>
            <Picture className={styles.logo} image={images.logo} alt="" ratio="1:1" fit="contain" />
            {name}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}

/** Nothing when the shops cannot be loaded: their own page is a link away. */
export function ShopLinks({ menu }: { menu: 'desktop' | 'mobile' }) {
  const { menus, isLoading: isMenuLoading } = useMenus();
  const { list: all, isLoading } = useShops();
  if (isMenuLoading) return <Skeleton count={5} />;
  return menus.shops.map(({ name, [menu]: slugs }) =>
    isLoading ? (
      <Skeleton key={name} count={slugs.length} />
    ) : (
      <ShopList key={name} name={name} shops={shopsOf(all, slugs)} />
    ),
  );
}
