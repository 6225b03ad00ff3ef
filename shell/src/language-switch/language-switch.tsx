/** Leads to the same page in the other language, with slug, query and hash. */
import { LANGUAGES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { pathInLanguage } from '@mall/routing';
import { storedLanguage, useVisit } from '@mall/runtime';
import { Link, useLocation, useRevalidator } from 'react-router-dom';
import { useSite } from '../site/site-context.ts';
import styles from './language-switch.module.css';

export function LanguageSwitch() {
  const t = useMessages('shell');
  const { table } = useSite();
  const { language } = useVisit();
  const { pathname, search, hash } = useLocation();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  const { revalidate } = useRevalidator();
  const path = pathInLanguage(table, pathname, other);
  return (
    <Link
      className={styles.switch}
      to={path + search + hash}
      // Adds a history entry also where the URL stays the same.
      replace={false}
      hrefLang={other}
      lang={other}
      aria-label={t('language-switch.label')}
      onClick={() => {
        storedLanguage.set(other);
        // With a hash, the router takes the same address for a jump within the page and loads nothing.
        if (path === pathname) void revalidate();
      }}
    >
      {t('language-switch.short')}
    </Link>
  );
}
