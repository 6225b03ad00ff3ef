/** Links to the shops that a menu names, from the list of all shops. */
import { PageLink } from '@mall/runtime';
import { Picture, Skeleton } from '@mall/ui';
import { shopsOf } from '../menu-shops.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';
import { useShops } from './use-shops.ts';

interface ShopLinksProps {
  heading: string;
  slugs: readonly string[];
}

/** Nothing when the list cannot be had or holds none of them: the list's own page is a link away. */
export function ShopLinks({ heading, slugs }: ShopLinksProps) {
  const { list, isLoading } = useShops();
  const shops = shopsOf(list, slugs);
  if (isLoading) return <Skeleton count={slugs.length} />;
  if (shops.length === 0) return null;
  return (
    <MenuList heading={heading} className={styles.shops}>
      {shops.map(({ slug, name, images }) => (
        <li key={slug}>
          <PageLink className={styles.link} to="shop" params={{ slug }}>
            <Picture className={styles.logo} image={images.logo} alt="" ratio="1:1" fit="contain" />
            {name}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}
