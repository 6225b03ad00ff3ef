/** The forms for a new password; no response reveals whether an address is known. */
import { Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import { MAX_LENGTH } from '@mall/contracts';
import { form as newPasswordForm } from '@mall/contracts/forms/new-password';
import { form as passwordMailForm } from '@mall/contracts/forms/password-mail';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { PasswordField, TextField } from '@mall/ui/form';
import { emailInput, FormCard, formClass } from '../../form-layout.tsx';

const NEW_PASSWORD_FORM = 'uj-jelszo';

function useNewPasswordForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const more = (
    <PageLink to="password-mail" className={buttonClass()}>
      {t('password.new.toMail')}
    </PageLink>
  );
  const stale = (reason: 'expired' | 'used' | 'unknown') => ({
    type: 'error' as const,
    headline: t(`password.new.${reason}`),
    text: t('password.new.askAgain'),
    more,
    endsForm: true,
  });
  return useForm(newPasswordForm, {
    inPage: true,
    hash: NEW_PASSWORD_FORM,
    // Errors of the token have outcomes of their own.
    errors: fieldErrors(newPasswordForm, language, ['password', 'password_confirmation']),
    outcomes: {
      sent: { type: 'success', headline: t('password.new.sent'), text: t('password.new.sentText') },
      expired: stale('expired'),
      used: stale('used'),
      unknown: stale('unknown'),
    },
  });
}

export function NewPasswordForm({ token }: { token: string }) {
  const t = useMessages('cards');
  const form = useNewPasswordForm();
  const common = {
    texts: { show: t('password.show'), hide: t('password.hide') },
    autoComplete: 'new-password',
    maxLength: MAX_LENGTH.password,
    required: true,
  };
  return (
    <FormCard id={NEW_PASSWORD_FORM} heading={t('password.new.heading')}>
      <Form form={form} className={formClass}>
        <input type="hidden" name="token" value={token} />
        {/* A password manager fills it in, and so knows whose password is changed. */}
        <input hidden autoComplete="username" />
        <PasswordField
          label={t('password.password')}
          hint={t('password.passwordHint')}
          {...common}
          {...form.field('password')}
        />
        <PasswordField
          label={t('password.passwordConfirmation')}
          {...common}
          {...form.field('password_confirmation')}
        />
        <SubmitButton form={form}>{t('password.new.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}

const PASSWORD_MAIL_FORM = 'uj-level';

export function PasswordMailForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const form = useForm(passwordMailForm, {
    inPage: true,
    hash: PASSWORD_MAIL_FORM,
    errors: fieldErrors(passwordMailForm, language),
    outcomes: {
      sent: {
        type: 'success',
        headline: t('password.mail.sent'),
        text: t('password.mail.sentText'),
      },
    },
  });
  return (
    <FormCard
      id={PASSWORD_MAIL_FORM}
      heading={t('password.mail.heading')}
      lead={t('password.mail.lead')}
    >
      <Form form={form} className={formClass}>
        <TextField label={t('password.mail.email')} {...emailInput} {...form.field('email')} />
        <SubmitButton form={form}>{t('password.mail.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}
