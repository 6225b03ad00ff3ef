/** The newsletter's form alone, for the shell's dialog. */
import { useMessages } from '@mall/i18n';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import styles from './slot.module.css';

export function Component() {
  const t = useMessages('content');
  return (
    <div className={styles.slot}>
      <p>{t('newsletter.lead')}</p>
      <NewsletterForm />
    </div>
  );
}
