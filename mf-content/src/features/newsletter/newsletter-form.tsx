/** The form that signs an address up for the newsletter; without a script the browser sends it itself. */
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { Button, Checkbox, TextField } from '@mall/ui';
import styles from './newsletter-form.module.css';
import { NewsletterOutcome } from './newsletter-outcome.tsx';
import { useNewsletterForm } from './use-newsletter-form.ts';

/** Opens beside the form, so that what was typed stays. */
function ConsentLabel() {
  const t = useMessages('content');
  return (
    <>
      {t('newsletter.consent')}{' '}
      <PageLink to="info" hash="adatvedelem" target="_blank">
        {t('newsletter.privacy')}
        <span className="visually-hidden"> {t('newsletter.newTab')}</span>
      </PageLink>
      {t('newsletter.consentEnd')}
    </>
  );
}

/** The server decides whether the address is one and whether the terms must be accepted. */
export function NewsletterForm() {
  const t = useMessages('content');
  const { language } = useVisit();
  const { sending, submit, faultOf } = useNewsletterForm();
  return (
    <form method="post" action="/api/newsletter" onSubmit={submit} className={styles.form}>
      <NewsletterOutcome />
      <input type="hidden" name="language" value={language} />
      <TextField
        label={t('newsletter.email')}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faultOf('email')}
      />
      <Checkbox
        label={<ConsentLabel />}
        name="newsletter_consent"
        error={faultOf('accept_terms')}
      />
      <Button type="submit" aria-disabled={sending} aria-busy={sending} className={styles.submit}>
        {t(sending ? 'newsletter.sending' : 'newsletter.submit')}
      </Button>
    </form>
  );
}
