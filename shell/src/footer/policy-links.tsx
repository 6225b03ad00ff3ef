/** The small print's links, and the way back to the cookie settings. */
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { cookieSettingsOpenAtom } from '../consent/cookie-settings.ts';
import styles from './footer.module.css';

interface PolicyLinksProps {
  /** Where the app's own privacy notice stands; no link without one. */
  appPrivacyUrl: string | undefined;
}

export function PolicyLinks({ appPrivacyUrl }: PolicyLinksProps) {
  const t = useMessages('shell');
  const { hasRoute } = useVisit();
  const openSettings = useSetAtom(cookieSettingsOpenAtom);
  return (
    <ul className={styles.policies}>
      {hasRoute('info') && (
        <li>
          <PageLink to="info" hash="adatvedelem" className={styles.policy}>
            {t('footer.privacy')}
          </PageLink>
        </li>
      )}
      {appPrivacyUrl && (
        <li>
          <Link to={appPrivacyUrl} className={styles.policy}>
            {t('footer.appPrivacy')}
          </Link>
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
