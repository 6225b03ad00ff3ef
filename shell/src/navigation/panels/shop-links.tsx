/** Links to the shops that the content puts into the menus. */
import type { ShopListItem } from '@mall/contracts';
import { apiQuery, PageLink, useShellContext } from '@mall/runtime';
import { Picture, Skeleton } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useShopRoutes } from '../use-shop-routes.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

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
  const { api } = useShellContext();
  const menus = useQuery(apiQuery(api, 'menus'));
  const { data: all = [], isLoading } = useQuery(apiQuery(api, 'menuShops'));
  if (menus.isLoading) return <Skeleton count={5} />;
  return menus.data?.shops.map(({ name, [menu]: slugs }) => {
    if (isLoading) return <Skeleton key={name} count={slugs.length} />;
    // A slug that the list does not hold is left out.
    const shops = slugs.flatMap((slug) => all.find((shop) => shop.slug === slug) ?? []);
    return <ShopList key={name} name={name} shops={shops} />;
  });
}
