/** The sign-up form of the newsletter. */

import { ConsentField, Form, useForm } from '@mall/blocks';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { useMessages } from '@mall/i18n';
import { Button } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import styles from './newsletter-form.module.css';
import { newsletterErrors, newsletterOutcomes } from './newsletter-texts.ts';

/** The server alone checks the address and the consent (requirement 6.3). */
export function NewsletterForm() {
  const t = useMessages('content');
  const form = useForm(newsletterForm, {
    outcomes: newsletterOutcomes(t),
    errors: newsletterErrors(t),
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
