/** The navigation of wide windows: one row of links, two of them with a panel. */
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { menuEntryClass } from '@mall/ui/menu';
import { NavLink } from 'react-router-dom';
import { useSite } from '../site/site-context.ts';
import { CouponLink } from './coupon-link.tsx';
import { menuEntries } from './menu-entries.ts';
import { ServicesItem } from './services-item.tsx';
import { ShopsItem } from './shops-item.tsx';
import styles from './wide-navigation.module.css';

/** The route whose entry has a panel. */
const SHOPS_ROUTE = 'shops';

export function WideNavigation() {
  const t = useMessages('shell');
  const { site } = useSite();
  const { language, pathTo } = useVisit();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.name')}>
      <ul className={styles.row}>
        {menuEntries(site, 'main').map(({ route, label }) => {
          const link = (
            <NavLink className={menuEntryClass} to={pathTo(route)}>
              {label[language]}
            </NavLink>
          );
          return <li key={route}>{route === SHOPS_ROUTE ? <ShopsItem link={link} /> : link}</li>;
        })}
        <li>
          <ServicesItem />
        </li>
        <CouponLink className={menuEntryClass} />
      </ul>
    </nav>
  );
}
