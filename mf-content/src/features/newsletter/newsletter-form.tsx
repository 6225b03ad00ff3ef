/** The newsletter at the end of a page; links lead to it by either of its two names. */
import { ConsentField, Form, useForm } from '@mall/blocks';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { useMessages } from '@mall/i18n';
import { LateAnchor } from '@mall/runtime/late-anchor';
import { Button, Section } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import type { ReactNode } from 'react';
import styles from './newsletter-form.module.css';

/** The server alone checks the address and the consent (requirement 6.3). */
export function NewsletterForm() {
  const t = useMessages('content');
  const error = { type: 'error', headline: t('newsletter.error') } as const;
  const byLink = (name: 'confirmed' | 'unsubscribed' | 'expired') => ({
    headline: t(`newsletter.${name}.headline`),
    text: t(`newsletter.${name}.text`),
    notice: t(`newsletter.${name}.notice`),
  });
  const form = useForm(newsletterForm, {
    outcomes: {
      sent: {
        type: 'success',
        headline: t('newsletter.modalSuccessHeadline'),
        text: t('newsletter.successText'),
      },
      refused: { ...error, text: t('newsletter.errorText') },
      duplicate: { ...error, text: t('newsletter.duplicateErrorText') },
      confirmed: { type: 'success', ...byLink('confirmed') },
      unsubscribed: { type: 'success', ...byLink('unsubscribed') },
      expired: { type: 'error', ...byLink('expired') },
    },
    errors: {
      'email:required': t('newsletter.errors.email:required'),
      'email:invalid': t('newsletter.errors.email:invalid'),
      'email:duplicate': t('newsletter.errors.email:duplicate'),
      'accept_terms:required': t('newsletter.errors.accept_terms:required'),
    },
    hash: 'hirlevel',
    event: { event: 'Lead', category: 'Subscribe', label: 'Newsletter' },
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={t('newsletter.email')}
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('email')}
      />
      <ConsentField required={false} {...form.field('accept_terms')} />
      <Button
        type="submit"
        aria-disabled={form.sending}
        aria-busy={form.sending}
        className={styles.submit}
      >
        {t(form.sending ? 'newsletter.sending' : 'newsletter.submit')}
      </Button>
    </Form>
  );
}

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
        beside
        className="screen-only"
      >
        <div className={styles.card}>
          <NewsletterForm />
        </div>
        {children}
      </Section>
    </LateAnchor>
  );
}
