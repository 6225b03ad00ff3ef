/** Leads to the same page in the other language, with slug, query and hash (decision 4). */
import { LANGUAGES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { pathInLanguage, resolvePath, storedLanguage, useVisit } from '@mall/runtime';
import { Link, useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.ts';
import styles from './language-switch.module.css';

export function LanguageSwitch() {
  const t = useMessages('shell');
  const { table } = useSite();
  const { language } = useVisit();
  const { pathname, search, hash } = useLocation();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  const path = pathInLanguage(resolvePath(table, pathname, language), other);
  return (
    <Link
      className={styles.switch}
      to={path + search + hash}
      // The same address shows the other language on a neutral path: Back must still undo the switch.
      replace={false}
      hrefLang={other}
      lang={other}
      aria-label={t('language-switch.label')}
      onClick={() => storedLanguage.set(other)}
    >
      {t('language-switch.short')}
    </Link>
  );
}
