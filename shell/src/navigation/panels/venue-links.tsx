/** Links to what visitors come for besides the shops (requirement 4.6), each with its icon on a tile. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Icon, toneClass } from '@mall/ui';
import { clsx } from 'clsx';
import { MenuLink } from '../menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

export function VenueLinks() {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  const entries = menu('venues');
  if (entries.length === 0) return null;
  return (
    <MenuList heading={t('navigation.venues')} className={styles.venues}>
      {entries.map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.link}>
            <Icon
              className={clsx(styles.icon, toneClass(entry.tone ?? 'sun'))}
              path={entry.icon ?? ''}
            />
          </MenuLink>
        </li>
      ))}
    </MenuList>
  );
}
