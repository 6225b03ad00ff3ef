import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Skeleton, Wrapper } from '@mall/ui';
import { Menu, MenuChevron, type MenuProps, menuEntryClass, menuPanelClass } from '@mall/ui/menu';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './desktop-navigation.module.css';
import { CouponLink, MenuLinks, NavigationLink } from './menu-link.tsx';
import { PlainMenu, useMenuPanel } from './menu-panel.tsx';
import { LeaveMenuContext, type MenuName, useOpenMenu } from './open-menu.ts';
import { useShopRoutes } from './use-shop-routes.ts';

const loadPanels = () => import(/* webpackChunkName: "mega-menus" */ './panels/mega-menus.tsx');
const loadShopsPanel = () => loadPanels().then(({ ShopsPanel }) => ShopsPanel);
const loadServicesPanel = () => loadPanels().then(({ ServicesPanel }) => ServicesPanel);

interface MegaMenuItemProps extends Pick<MenuProps, 'link' | 'label' | 'name' | 'onApproach'> {
  menu: MenuName;
  children: ReactNode;
}

export function MegaMenuItem({ menu, children, ...item }: MegaMenuItemProps) {
  const [isOpen, setOpen] = useOpenMenu(menu);
  return (
    <Menu {...item} isOpen={isOpen} onOpenChange={setOpen}>
      {(leave) => (
        <Wrapper>
          <LeaveMenuContext value={leave}>{children}</LeaveMenuContext>
        </Wrapper>
      )}
    </Menu>
  );
}

function ShopsItem({ link }: { link: ReactNode }) {
  const t = useMessages('shell');
  const { Component: Panel, want } = useMenuPanel(loadShopsPanel);
  return (
    <MegaMenuItem menu="shops" link={link} name={t('navigation.shopsMenu')} onApproach={want}>
      {Panel ? <Panel /> : <Skeleton count={5} />}
    </MegaMenuItem>
  );
}

function ServicesItem() {
  const t = useMessages('shell');
  const { Component: Panel, want } = useMenuPanel(loadServicesPanel);
  const links = (
    <MenuLinks menus={['services']} className={styles.plainLinks} linkClassName={menuEntryClass} />
  );
  const label = t('navigation.services');
  return (
    <PlainMenu
      className={styles.plain}
      label={
        <>
          {label}
          <MenuChevron />
        </>
      }
      labelClassName={clsx(menuEntryClass, styles.summary)}
      content={<div className={menuPanelClass}>{links}</div>}
    >
      <MegaMenuItem menu="services" label={label} onApproach={want}>
        {Panel ? <Panel /> : links}
      </MegaMenuItem>
    </PlainMenu>
  );
}

export function DesktopNavigation() {
  const t = useMessages('shell');
  const { list } = useShopRoutes();
  const { menu } = useShellContext();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.name')}>
      <ul className={styles.row}>
        {menu('main').map((entry) => {
          const link = <NavigationLink entry={entry} className={menuEntryClass} />;
          return (
            <li key={entry.route + entry.hash}>
              {entry.route === list ? <ShopsItem link={link} /> : link}
            </li>
          );
        })}
        <li>
          <ServicesItem />
        </li>
        <CouponLink className={menuEntryClass} />
      </ul>
    </nav>
  );
}
