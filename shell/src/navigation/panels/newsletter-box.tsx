/** Invites to the newsletter; its form opens as a dialog. */
import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { Button } from '@mall/ui';
import { use } from 'react';
import { LeaveMenuContext } from '../leave-menu.ts';
import styles from './panels.module.css';

export function NewsletterBox() {
  const t = useMessages('shell');
  const { showNewsletter } = useDialogs();
  const leave = use(LeaveMenuContext);
  return (
    <div className={styles.newsletter}>
      <p className={styles.newsletterTitle}>{t('navigation.newsletterTitle')}</p>
      <p>{t('navigation.newsletterText')}</p>
      <Button
        variant="secondary"
        onClick={() => {
          // The dialog gives the focus back to where it was: not to this button, which goes with the menu.
          leave();
          showNewsletter();
        }}
      >
        {t('navigation.newsletterButton')}
      </Button>
    </div>
  );
}
