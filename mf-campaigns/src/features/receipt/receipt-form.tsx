import { Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import type { Campaign, RouteRef } from '@mall/contracts';
import { form as receiptForm } from '@mall/contracts/forms/receipt';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, formatDayRange, Section } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { ReceiptFields } from './receipt-fields.tsx';
import styles from './receipt-form.module.css';

const HASH = 'feltoltes';

interface ReceiptFormProps {
  /** Id of the campaign and of its route. */
  id: string;
  call: string;
  promotion: NonNullable<Campaign['promotion']>;
  endsPage?: boolean | undefined;
}

function useReceiptForm(call: string) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  return useForm(receiptForm, {
    inPage: true,
    hash: HASH,
    param: call,
    errors: fieldErrors(receiptForm, language),
    outcomes: {
      sent: { type: 'success', headline: t('receipt.sent'), text: t('receipt.sentText') },
      lost: { type: 'error', headline: t('receipt.lost'), text: t('receipt.lostText') },
      closed: { type: 'error', headline: t('receipt.closed') },
    },
  });
}

function Progress({ part }: { part: number }) {
  const t = useMessages('campaigns');
  const percent = Math.round(part * 100);
  return (
    <div className={styles.progress}>
      <progress max={100} value={percent} aria-label={t('receipt.sending')} />
      <span>{t('receipt.percent', { percent })}</span>
    </div>
  );
}

function ReceiptForm({ id, call, promotion, endsPage }: ReceiptFormProps) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const form = useReceiptForm(call);
  const { from, until, minimum } = promotion;
  const period = formatDayRange(from, until, language);
  const lead = t('receipt.lead', { period, minimum: formatForints(minimum, language) });
  const again = (
    <PageLink
      to={id as RouteRef}
      hash={HASH}
      onClick={form.again}
      className={buttonClass('secondary')}
    >
      {t('receipt.again')}
    </PageLink>
  );
  return (
    <Section
      id={HASH}
      heading={t('receipt.heading')}
      lead={lead}
      beside
      tone="sun"
      endsPage={endsPage}
    >
      <div className={styles.card}>
        <Form form={form} className={styles.form} done={again}>
          <ReceiptFields promotion={promotion} field={form.field} />
          {form.progress === undefined ? null : <Progress part={form.progress} />}
          <SubmitButton form={form}>{t('receipt.send')}</SubmitButton>
        </Form>
      </div>
    </Section>
  );
}

interface ReceiptEntryProps extends Pick<ReceiptFormProps, 'endsPage'> {
  campaign: Campaign;
}

function EntriesOver({ endsPage }: Pick<ReceiptFormProps, 'endsPage'>) {
  const t = useMessages('campaigns');
  return (
    <Section id={HASH} heading={t('receipt.over')} beside tone="sun" endsPage={endsPage}>
      <p>{t('receipt.overText')}</p>
    </Section>
  );
}

/** The form of `campaign`, or that its entries are over; nothing for one that accepts no receipts. */
export function ReceiptEntry({ campaign, endsPage }: ReceiptEntryProps) {
  const { id, call, promotion, entriesOver } = campaign;
  if (!call || !promotion) return null;
  if (entriesOver) return <EntriesOver endsPage={endsPage} />;
  return <ReceiptForm id={id} call={call} promotion={promotion} endsPage={endsPage} />;
}
