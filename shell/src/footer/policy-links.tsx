/** The small print's links, and the way back to the cookie settings. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { cookieSettingsOpenAtom } from '../consent/cookie-settings.ts';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './footer.module.css';

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
