/** The desktop navigation: one row of links, two of them with a panel. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { menuEntryClass } from '@mall/ui/menu';
import { NavLink } from 'react-router-dom';
import { entryUrl } from '../site/entry-url.ts';
import { CouponLink } from './coupon-link.tsx';
import styles from './desktop-navigation.module.css';
import { ServicesItem } from './services-item.tsx';
import { ShopsItem } from './shops-item.tsx';
import { useShopRoutes } from './use-shop-routes.ts';

export function DesktopNavigation() {
  const t = useMessages('shell');
  const { list } = useShopRoutes();
  const { language, pathTo, menu } = useShellContext();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.name')}>
      <ul className={styles.row}>
        {menu('main').map((entry) => {
          const url = entryUrl(entry, pathTo);
          const link = (
            <NavLink className={menuEntryClass} to={url}>
              {entry.label[language]}
            </NavLink>
          );
          return <li key={url}>{entry.route === list ? <ShopsItem link={link} /> : link}</li>;
        })}
        <li>
          <ServicesItem />
        </li>
        <CouponLink className={menuEntryClass} />
      </ul>
    </nav>
  );
}
