/** The services in the desktop navigation: a plain list before hydration, then the panel. */
import { useMessages } from '@mall/i18n';
import { MenuChevron, menuEntryClass, menuPanelClass } from '@mall/ui/menu';
import { clsx } from 'clsx';
import styles from './desktop-navigation.module.css';
import { MegaMenuItem } from './mega-menu-item.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { useMenuPanel } from './use-menu-panel.ts';

const load = () =>
  import(/* webpackChunkName: "mega-menus" */ './panels/services-panel.tsx').then(
    (module) => module.ServicesPanel,
  );

export function ServicesItem() {
  const t = useMessages('shell');
  const { Component: Panel, want } = useMenuPanel(load);
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
