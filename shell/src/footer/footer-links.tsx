/** The footer's links in groups, as the apps declare them. */
import { FOOTER_GROUPS, type FooterGroup } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { cookieSettingsOpenAtom } from '../consent/cookie-notice.tsx';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './footer.module.css';

const LAST_GROUP: FooterGroup = 'visit';

function Group({ name }: { name: FooterGroup }) {
  const t = useMessages('shell');
  const { menu } = useShellContext();
  const headingId = useId();
  const entries = menu('footer').filter(({ group = LAST_GROUP }) => group === name);
  if (entries.length === 0) return null;
  return (
    <div className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {t(`footer.${name}`)}
      </h2>
      <ul aria-labelledby={headingId} className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.route + entry.hash}>
            <MenuLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FooterGroups() {
  const t = useMessages('shell');
  return (
    <nav aria-label={t('footer.navigation')} className={styles.navigation}>
      {FOOTER_GROUPS.map((name) => (
        <Group key={name} name={name} />
      ))}
    </nav>
  );
}

interface PolicyLinksProps {
  /** Where the app's own privacy notice stands; no link without one. */
  appPrivacyUrl: string | undefined;
}

export function PolicyLinks({ appPrivacyUrl }: PolicyLinksProps) {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  const openSettings = useSetAtom(cookieSettingsOpenAtom);
  return (
    <ul className={styles.policies}>
      {menu('legal').map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.policy} />
        </li>
      ))}
      {appPrivacyUrl && (
        <li>
          <a href={appPrivacyUrl} className={styles.policy}>
            {t('footer.appPrivacy')}
          </a>
        </li>
      )}
      <li>
        <button type="button" className={styles.policy} onClick={() => openSettings(true)}>
          {t('footer.cookies')}
        </button>
      </li>
    </ul>
  );
}
