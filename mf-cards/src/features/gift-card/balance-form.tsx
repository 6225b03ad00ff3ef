/** Asks what is left on a card. The token is posted, never a part of a URL, and forgotten afterwards. */
import { Form, SubmitButton, useFocusOnResponse, useForm } from '@mall/blocks';
import { type ApiFormData, MAX_LENGTH } from '@mall/contracts';
import { form as giftCardBalanceForm } from '@mall/contracts/forms/gift-card-balance';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { formatForints } from '@mall/ui/money';
import { Notice } from '@mall/ui/notice';
import { FormCard, formClass } from '../../form-layout.tsx';
import styles from './balance-form.module.css';

type Movement = ApiFormData['giftCardBalance']['movements'][number];

/** A minus sign as wide as the plus. */
const SIGNS = { in: '+', out: '−' } as const;

function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const t = useMessages('cards');
  const { language } = useShellContext();
  if (movements.length === 0) return <p>{t('gift-card.balance.noMovements')}</p>;
  return (
    <table className={styles.movements}>
      <caption>{t('gift-card.balance.movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('gift-card.balance.date')}</th>
          <th scope="col">{t('gift-card.balance.kind')}</th>
          <th scope="col">{t('gift-card.balance.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ date, kind, amount }, index) => (
          <tr key={index}>
            <td>{formatDay(date, language, 'short')}</td>
            <td>{t(`gift-card.balance.${kind}`)}</td>
            <td>
              {SIGNS[amount < 0 ? 'out' : 'in']}
              {formatForints(Math.abs(amount), language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BalanceResultProps {
  data: ApiFormData['giftCardBalance'];
  /** Number of responses since the page was loaded: each new one takes the focus. */
  count: number;
}

function BalanceResult({ data, count }: BalanceResultProps) {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const ref = useFocusOnResponse<HTMLHeadingElement>(count);
  const day = formatDay(data.valid_until, language);
  return (
    <div className={styles.result} role="status">
      <div className={styles.card}>
        <h3 ref={ref} tabIndex={-1} className={styles.label}>
          {t('gift-card.balance.left')}
        </h3>
        <p className={styles.balance}>{formatForints(data.balance, language)}</p>
        {data.expired ? null : <p>{t('gift-card.balance.validUntil', { day })}</p>}
      </div>
      {data.expired ? (
        <Notice tone="warning">{t('gift-card.balance.expired', { day })}</Notice>
      ) : null}
      <MovementTable movements={data.movements} />
    </div>
  );
}

const BALANCE_FORM = 'egyenleg';

function useBalanceForm() {
  const t = useMessages('cards');
  const error = (reason: 'unknown' | 'suspended') => ({
    type: 'error' as const,
    headline: t(`gift-card.balance.${reason}`),
    text: t(`gift-card.balance.${reason}Text`),
  });
  return useForm(giftCardBalanceForm, {
    inPage: true,
    hash: BALANCE_FORM,
    errors: { 'token:required': t('gift-card.balance.tokenRequired') },
    outcomes: {
      unknown: error('unknown'),
      suspended: error('suspended'),
    },
  });
}

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
          maxLength={MAX_LENGTH.giftCardToken}
          required
          {...form.field('token')}
        />
        <SubmitButton form={form}>{t('gift-card.balance.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}
