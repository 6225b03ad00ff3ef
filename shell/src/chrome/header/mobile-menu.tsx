/** The navigation of narrow windows: a disclosure that works without JavaScript. */
import { useMessages } from '@mall/i18n';
import { useLocation } from 'react-router-dom';
import { MenuLinks } from '../navigation/menu-links.tsx';
import styles from './header.module.css';

export function MobileMenu() {
  const t = useMessages('shell');
  // A new page or language closes the menu: a new key makes it anew.
  const { key } = useLocation();
  return (
    <details className={styles.narrow} key={key}>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        {t('header.menu')}
      </summary>
      <nav className={styles.panel} aria-label={t('header.navigation')}>
        <MenuLinks
          menus={['main', 'services']}
          className={styles.stack}
          linkClassName={styles.stackLink}
        />
      </nav>
    </details>
  );
}
