import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { useSite } from '../../site/site-context.ts';
import { menuEntries } from '../menu-entries.ts';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

/** Links to the services that the live apps offer. */
export function ServiceLinks() {
  const t = useMessages('shell');
  const { site } = useSite();
  const { language } = useVisit();
  return (
    <MenuList heading={t('navigation.services')} isHeadingHidden className={styles.services}>
      {menuEntries(site, 'services').map(({ route, label }) => (
        <li key={route}>
          <PageLink className={styles.link} to={route}>
            {label[language]}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}
