/** The newsletter on the home page: shown only when the footer is shown (requirement 4.10). */
import { useFooterShown } from '@mall/runtime';
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx';
import styles from './page.module.css';

/** Hidden with its room kept: nothing on the screen moves. */
export function NewsletterBlock({ isLast }: { isLast: boolean }) {
  const isShown = useFooterShown();
  return (
    <div className={isShown ? undefined : styles.hidden}>
      <NewsletterSection endsPage={isLast} />
    </div>
  );
}
