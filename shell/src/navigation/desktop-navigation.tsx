/** The desktop navigation: one row of links, two of them with a panel. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { menuEntryClass } from '@mall/ui/menu';
import { entryUrl } from '../site/entry-url.ts';
import { CouponLink } from './coupon-link.tsx';
import styles from './desktop-navigation.module.css';
import { NavigationLink } from './navigation-link.tsx';
import { ServicesItem } from './services-item.tsx';
import { ShopsItem } from './shops-item.tsx';
import { useShopRoutes } from './use-shop-routes.ts';

export function DesktopNavigation() {
  const t = useMessages('shell');
  const { list } = useShopRoutes();
  const { pathTo, menu } = useShellContext();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.name')}>
      <ul className={styles.row}>
        {menu('main').map((entry) => {
          const link = <NavigationLink entry={entry} className={menuEntryClass} />;
          return (
            <li key={entryUrl(entry, pathTo)}>
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
