import type { ShopListItem } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { apiQuery, PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, Icon, Picture, Skeleton, toneClass } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { MenuLink } from '../menu-link.tsx';
import { useShopRoutes } from '../use-shop-routes.ts';
import styles from './panels.module.css';

interface MenuListProps {
  heading: string;
  isHeadingHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function MenuList({ heading, isHeadingHidden, className, children }: MenuListProps) {
  const id = useId();
  return (
    <div>
      {/* No heading element: it would come before the page's own first one. */}
      <p className={isHeadingHidden ? 'visually-hidden' : styles.heading} id={id}>
        {heading}
      </p>
      <ul className={clsx(styles.list, className)} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** The venues, each with its icon, or the services, whose heading is the name of their panel. */
export function EntryList({ menu }: { menu: 'services' | 'venues' }) {
  const { menu: entriesOf } = useShellContext();
  const t = useMessages('shell');
  const entries = entriesOf(menu);
  if (entries.length === 0) return null;
  return (
    <MenuList
      heading={t(`navigation.${menu}`)}
      isHeadingHidden={menu === 'services'}
      className={styles[menu]}
    >
      {entries.map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.link}>
            {menu === 'venues' && (
              <Icon
                className={clsx(styles.icon, toneClass(entry.tone ?? 'sun'))}
                path={entry.icon ?? ''}
              />
            )}
          </MenuLink>
        </li>
      ))}
    </MenuList>
  );
}

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
    const shops = slugs.flatMap((slug) => all.find((shop) => shop.slug === slug) ?? []);
    return <ShopList key={name} name={name} shops={shops} />;
  });
}

export function ShopsButtons() {
  const { menu } = useShellContext();
  const entries = menu('shops');
  return (
    <div className={styles.buttons}>
      {entries.map((entry, index) => (
        <MenuLink
          key={entry.route + entry.hash}
          entry={entry}
          className={buttonClass(index < entries.length - 1 ? 'secondary' : 'primary')}
        />
      ))}
    </div>
  );
}
