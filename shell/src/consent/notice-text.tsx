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
        {t('consent.heading')}
      </h2>
      <p>
        {t('consent.text')}{' '}
        {hasRoute('info') && (
          <PageLink to="info" hash="adatvedelem" className={styles.link}>
            {t('consent.more')}
          </PageLink>
        )}
      </p>
      {answered && <p>{t(`consent.now-${answered}`)}</p>}
    </div>
  );
}
