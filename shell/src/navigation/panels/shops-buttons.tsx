import { useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { MenuLink } from '../menu-link.tsx';
import styles from './panels.module.css';

/** Links to all shops, for instance on the map and in the list. */
export function ShopsButtons() {
  const { menu } = useShellContext();
  const entries = menu('shops');
  return (
    <div className={styles.buttons}>
      {entries.map((entry, index) => (
        <MenuLink
          key={entry.route + entry.hash}
          entry={entry}
          className={buttonClass(index < entries.length - 1 ? 'secondary' : 'primary')}
        />
      ))}
    </div>
  );
}
