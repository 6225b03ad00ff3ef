/** Leads to the same page in the other language, with slug, query and hash (requirement 2.5). */
import { LANGUAGES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { urlInLanguage } from '@mall/routing';
import { useShellContext } from '@mall/runtime';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { usePageState } from '../site/page-state.ts';
import { useSite } from '../site/site-context.ts';
import styles from './language-switch.module.css';

export function LanguageSwitch() {
  const t = useMessages('shell');
  const { table } = useSite();
  const { language } = useShellContext();
  const location = useLocation();
  const exists = usePageState().kind !== 'not-found';
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  const url = urlInLanguage(table, location, other, exists) + location.hash;
  // Not by the element's address: the one that the server has written lacks the hash and undeclared query keys.
  const follow = useLinkClickHandler<HTMLAnchorElement>(url);
  // Back leads to this page in this language: a neutral path alone would have the stored one.
  const nameLanguage = () => {
    const here = urlInLanguage(table, location, language) + location.hash;
    window.history.replaceState(window.history.state, '', here);
  };
  return (
    <a
      className={styles.switch}
      href={url}
      onClick={(event) => {
        follow(event);
        if (event.defaultPrevented) nameLanguage();
      }}
      hrefLang={other}
      lang={other}
      aria-label={t('language-switch.label')}
    >
      {t('language-switch.short')}
    </a>
  );
}
