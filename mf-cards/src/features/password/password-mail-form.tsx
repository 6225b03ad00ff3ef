/** Requests the mail for a new password; the response does not reveal whether the address is known. */

import { Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import { form as passwordMailForm } from '@mall/contracts/forms/password-mail';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { TextField } from '@mall/ui/form';
import { emailInput } from '../../email-input.ts';
import { FormCard, formClass } from '../../form-card.tsx';

/** Anchor of the form. */
const PASSWORD_MAIL_FORM = 'uj-level';

/** One field for the e-mail address, in a card. */
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
