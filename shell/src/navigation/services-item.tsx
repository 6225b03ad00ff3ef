/** The services in the wide navigation: a plain list at first, the panel in the browser. */
import { useMessages } from '@mall/i18n';
import { MenuChevron, menuEntryClass, menuPanelClass } from '@mall/ui/menu';
import { clsx } from 'clsx';
import { MegaMenuItem } from './mega-menu-item.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import styles from './wide-navigation.module.css';

const load = () =>
  import(/* webpackChunkName: "mega-menus" */ './panels/services-panel.tsx').then(
    (module) => module.ServicesPanel,
  );

export function ServicesItem() {
  const t = useMessages('shell');
  const { Part: Panel, want } = useLazyPart(load);
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
