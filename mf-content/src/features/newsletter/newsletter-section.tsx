/** The newsletter at the end of a page; links lead to it by either of its two names. */
import { useMessages } from '@mall/i18n';
import { LateAnchor } from '@mall/runtime';
import { Section } from '@mall/ui';
import type { ReactNode } from 'react';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-section.module.css';

/** `children`: more content beside the form, on phones below it. */
export function NewsletterSection({ children }: { children?: ReactNode }) {
  const t = useMessages('content');
  return (
    <LateAnchor names={['newsletter', 'hirlevel']}>
      <Section
        heading={t('newsletter.heading')}
        lead={t('newsletter.lead')}
        tone="sun"
        endsPage
        className={styles.section}
      >
        <div className={styles.card}>
          <NewsletterForm />
        </div>
        {children}
      </Section>
    </LateAnchor>
  );
}
