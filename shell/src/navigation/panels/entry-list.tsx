/** The entries that the live apps put into a menu, under the heading of the menu. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Icon, toneClass } from '@mall/ui';
import { clsx } from 'clsx';
import { MenuLink } from '../menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

interface EntryListProps {
  menu: 'services' | 'venues';
  isHeadingHidden?: boolean;
  /** Shows the icon of each entry on a tile. */
  withIcons?: boolean;
}

/** Nothing for a menu without entries. */
export function EntryList({ menu, isHeadingHidden, withIcons = false }: EntryListProps) {
  const { menu: entriesOf } = useShellContext();
  const t = useMessages('shell');
  const entries = entriesOf(menu);
  if (entries.length === 0) return null;
  return (
    <MenuList
      heading={t(`navigation.${menu}`)}
      isHeadingHidden={isHeadingHidden}
      className={styles[menu]}
    >
      {entries.map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.link}>
            {withIcons ? (
              <Icon
                className={clsx(styles.icon, toneClass(entry.tone ?? 'sun'))}
                path={entry.icon ?? ''}
              />
            ) : null}
          </MenuLink>
        </li>
      ))}
    </MenuList>
  );
}
