/** Asks what is left on a card. The token is posted, never a part of a URL, and forgotten afterwards. */

import { Form, SubmitButton, useForm } from '@mall/blocks';
import { GIFT_CARD_TOKEN_MAX_LENGTH } from '@mall/contracts';
import { form as giftCardBalanceForm } from '@mall/contracts/forms/gift-card-balance';
import { useMessages } from '@mall/i18n';
import { TextField } from '@mall/ui/form';
import { FormCard, formClass } from '../../form-card.tsx';
import { BalanceResult } from './balance-result.tsx';

/** Anchor of the form. */
const BALANCE_FORM = 'egyenleg';

function useBalanceForm() {
  const t = useMessages('cards');
  const error = { type: 'error', headline: t('gift-card.balance.error') } as const;
  return useForm(giftCardBalanceForm, {
    inPage: true,
    hash: BALANCE_FORM,
    errors: { 'token:required': t('gift-card.balance.tokenRequired') },
    outcomes: {
      unknown: { ...error, text: t('gift-card.balance.unknown') },
      suspended: { ...error, text: t('gift-card.balance.suspended') },
    },
  });
}

/** One field for the code; the balance is shown above it. */
export function BalanceForm() {
  const t = useMessages('cards');
  const form = useBalanceForm();
  return (
    <FormCard
      id={BALANCE_FORM}
      heading={t('gift-card.balance.heading')}
      lead={t('gift-card.balance.lead')}
    >
      {form.data ? <BalanceResult data={form.data} count={form.count} /> : null}
      <Form form={form} className={formClass}>
        <TextField
          label={t('gift-card.balance.token')}
          hint={t('gift-card.balance.tokenHint')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={GIFT_CARD_TOKEN_MAX_LENGTH}
          required
          {...form.field('token')}
        />
        <SubmitButton form={form}>{t('gift-card.balance.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}
