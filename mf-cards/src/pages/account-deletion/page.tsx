/** `/my{product}-torles`: requests the deletion of an account of the app, and explains it. */
import { Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import { form as accountDeletionForm } from '@mall/contracts/forms/account-deletion';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { TextField } from '@mall/ui/form';
import { emailInput, FormCard, formClass, formPage } from '../../form-layout.tsx';

const DELETION_FORM = 'torles';

export function DeletionForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const form = useForm(accountDeletionForm, {
    inPage: true,
    hash: DELETION_FORM,
    errors: fieldErrors(accountDeletionForm, language),
    outcomes: {
      sent: {
        type: 'success',
        headline: t('account-deletion.sent'),
        text: t('account-deletion.sentText'),
      },
      expired: {
        type: 'error',
        headline: t('account-deletion.expired'),
        text: t('account-deletion.expiredText'),
      },
    },
  });
  return (
    <FormCard
      id={DELETION_FORM}
      heading={t('account-deletion.heading')}
      lead={t('account-deletion.lead')}
    >
      <Form form={form} className={formClass}>
        <TextField label={t('account-deletion.email')} {...emailInput} {...form.field('email')} />
        <SubmitButton form={form}>{t('account-deletion.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}

export const { loader, meta, Component } = formPage('account-deletion', DeletionForm);
