/** Leads to the same page in the other language, with slug, query and hash (decision 4). */
import { LANGUAGES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { urlInLanguage } from '@mall/routing';
import { useShellContext } from '@mall/runtime';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/site-context.ts';
import { usePageState } from '../site/use-page-state.ts';
import styles from './language-switch.module.css';

const never = () => () => {};

/** The hash of the page's URL. The server does not know it, so hydration begins without. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
}

export function LanguageSwitch() {
  const t = useMessages('shell');
  const { table } = useSite();
  const { language } = useShellContext();
  const location = useLocation();
  const hash = useHash();
  const exists = usePageState().kind !== 'not-found';
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  return (
    <a
      className={styles.switch}
      href={urlInLanguage(table, location, other, exists) + hash}
      hrefLang={other}
      lang={other}
      aria-label={t('language-switch.label')}
    >
      {t('language-switch.short')}
    </a>
  );
}
