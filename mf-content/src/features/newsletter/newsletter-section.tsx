/** The newsletter at the end of a page; links lead to it by either of its two names. */
import { useMessages } from '@mall/i18n';
import { LateAnchor } from '@mall/runtime/late-anchor';
import { Section } from '@mall/ui';
import type { ReactNode } from 'react';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-section.module.css';

interface NewsletterSectionProps {
  children?: ReactNode;
  endsPage?: boolean;
}

export function NewsletterSection({ children, endsPage = true }: NewsletterSectionProps) {
  const t = useMessages('content');
  return (
    <LateAnchor names={['newsletter', 'hirlevel']}>
      <Section
        heading={t('newsletter.heading')}
        lead={t('newsletter.lead')}
        tone="sun"
        endsPage={endsPage}
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
