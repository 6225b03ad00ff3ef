import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { MenuLink } from '../navigation/menu-link.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './kept-pages.module.css';

/** Links to the pages that the service worker keeps. */
export function KeptPages() {
  const t = useMessages('shell');
  const { table } = useSite();
  const { menu } = useShellContext();
  const kept = menu('footer').filter(({ route }) => table.find(route)?.route.offline);
  if (kept.length === 0 || !navigator.serviceWorker?.controller) return null;
  return (
    <nav aria-labelledby="kept-pages" className={styles.kept}>
      <p id="kept-pages">{t('offline.kept')}</p>
      <ul className={styles.links}>
        {kept.map((entry) => (
          <li key={entry.route + entry.hash}>
            <MenuLink entry={entry} className={buttonClass('secondary', 'small')} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
