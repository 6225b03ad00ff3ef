/** What has become of the newsletter, for visitors without a script: others read it in a dialog of the shell. */
import { isNewsletterSuccess, NEWSLETTER_OUTCOMES } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui';
import styles from './newsletter-outcome.module.css';

export function NewsletterOutcome() {
  const t = useMessages('content');
  const query = usePageQuery();
  const outcome = NEWSLETTER_OUTCOMES.find((known) => known === query.get('newsletter'));
  if (!outcome) return null;
  return (
    <div role="status" className={styles.outcome}>
      <Notice tone={isNewsletterSuccess(outcome) ? 'success' : 'warning'}>
        <p>{t(`newsletter.outcomes.${outcome}`)}</p>
      </Notice>
    </div>
  );
}
