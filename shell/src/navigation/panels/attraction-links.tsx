/** Links to what visitors come for besides the shops (spec section 2). */
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { useSite } from '../../site/site-context.ts';
import { entriesOfRoutes } from '../menu-entries.ts';
import { AttractionIcon } from './attraction-icon.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './panels.module.css';

const ATTRACTIONS = ['tropicarium', 'cinema', 'playhouse', 'kockapark'];

export function AttractionLinks() {
  const t = useMessages('shell');
  const { site } = useSite();
  const { language } = useVisit();
  const entries = entriesOfRoutes(site, ATTRACTIONS);
  if (entries.length === 0) return null;
  return (
    <MenuList heading={t('navigation.attractions')} className={styles.attractions}>
      {entries.map(({ route, label }) => (
        <li key={route}>
          <PageLink className={styles.link} to={route}>
            <AttractionIcon route={route} />
            {label[language]}
          </PageLink>
        </li>
      ))}
    </MenuList>
  );
}
