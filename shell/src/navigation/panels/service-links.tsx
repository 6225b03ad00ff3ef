import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { MenuLink } from '../menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

/** Links to the services that the live apps offer. */
export function ServiceLinks() {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  return (
    <MenuList heading={t('navigation.services')} isHeadingHidden className={styles.services}>
      {menu('services').map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.link} />
        </li>
      ))}
    </MenuList>
  );
}
