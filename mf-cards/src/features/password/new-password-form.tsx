/** Chooses a new password with the token of a mail's link. */

import { Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import { PASSWORD_MAX_LENGTH } from '@mall/contracts';
import { form as newPasswordForm } from '@mall/contracts/forms/new-password';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { PasswordField } from '@mall/ui/form';
import { FormCard, formClass } from '../../form-card.tsx';

const NEW_PASSWORD_FORM = 'uj-jelszo';

function useNewPasswordForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const more = <PageLink to="password-mail">{t('password.new.toMail')}</PageLink>;
  const stale = (reason: 'expired' | 'used' | 'unknown') => ({
    type: 'error' as const,
    headline: t(`password.new.${reason}`),
    text: t('password.new.askAgain'),
    more,
  });
  // An invalid token is no error of a field: it has an outcome of its own.
  const {
    'token:required': _,
    'token:invalid': __,
    ...errors
  } = fieldErrors(newPasswordForm, language);
  return useForm(newPasswordForm, {
    inPage: true,
    hash: NEW_PASSWORD_FORM,
    errors,
    outcomes: {
      sent: { type: 'success', headline: t('password.new.sent'), text: t('password.new.sentText') },
      expired: stale('expired'),
      used: stale('used'),
      unknown: stale('unknown'),
    },
  });
}

/** `token` is the last part of the page's path. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useMessages('cards');
  const form = useNewPasswordForm();
  const common = {
    texts: { show: t('password.show'), hide: t('password.hide') },
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX_LENGTH,
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
