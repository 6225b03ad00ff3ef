import { useMessages } from '@mall/i18n';
import { type Consent, useShellContext } from '@mall/runtime';
import { Fragment } from 'react';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './cookie-notice.module.css';

/** Of the small print the notice names the first entry: what is done with data. */
const NAMED = 1;

interface NoticeTextProps {
  headingId: string;
  /** The current answer. */
  answered: Consent | undefined;
}

/** What is asked, and what the visitor has answered before. */
export function NoticeText({ headingId, answered }: NoticeTextProps) {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  return (
    <div className={styles.text}>
      <h2 id={headingId} className={styles.heading}>
        {t('consent.heading')}
      </h2>
      <p>
        {t('consent.text')}
        {menu('legal')
          .slice(0, NAMED)
          .map((entry) => (
            <Fragment key={entry.route + entry.hash}>
              {' '}
              <MenuLink entry={entry} className={styles.link} />
            </Fragment>
          ))}
      </p>
      {answered && <p>{t(`consent.now-${answered}`)}</p>}
    </div>
  );
}
