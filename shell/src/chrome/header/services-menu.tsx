/** The services of wide windows: a disclosure that works without JavaScript. */
import { useMessages } from '@mall/i18n';
import { useLocation } from 'react-router-dom';
import { MenuLinks } from '../navigation/menu-links.tsx';
import styles from './header.module.css';

export function ServicesMenu() {
  const t = useMessages('shell');
  const { key } = useLocation();
  return (
    <details className={styles.services} key={key}>
      <summary className={styles.servicesToggle}>{t('header.services')}</summary>
      <MenuLinks menus={['services']} className={styles.dropdown} linkClassName={styles.link} />
    </details>
  );
}
