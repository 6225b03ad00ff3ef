import { useMessages } from '@mall/i18n';
import { type Consent, PageLink, useVisit } from '@mall/runtime';
import styles from './cookie-notice.module.css';

interface NoticeTextProps {
  headingId: string;
  /** The answer that holds until now. */
  answered: Consent | undefined;
}

/** What is asked, and what the visitor has answered before. */
export function NoticeText({ headingId, answered }: NoticeTextProps) {
  const t = useMessages('shell');
  const { hasRoute } = useVisit();
  return (
    <div className={styles.text}>
      <h2 id={headingId} className={styles.heading}>
        {t('cookie-notice.heading')}
      </h2>
      <p>
        {t('cookie-notice.text')}{' '}
        {hasRoute('info') && (
          <PageLink to="info" hash="adatvedelem" className={styles.link}>
            {t('cookie-notice.more')}
          </PageLink>
        )}
      </p>
      {answered && <p>{t(`cookie-notice.now-${answered}`)}</p>}
    </div>
  );
}
