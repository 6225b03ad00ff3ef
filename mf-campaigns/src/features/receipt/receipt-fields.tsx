/** The fields of a receipt (requirement 6.6). */
import { ConsentField, RequiredNote, type useForm } from '@mall/blocks';
import { type Campaign, MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { budapestDate } from '@mall/ui';
import { FieldRow, Select, TextField } from '@mall/ui/form';
import { formatForints } from '@mall/ui/money';
import { FileField } from './file-field.tsx';

interface ReceiptFieldsProps {
  promotion: NonNullable<Campaign['promotion']>;
  field: ReturnType<typeof useForm<'receipt'>>['field'];
}

/** A purchase cannot be after today. */
function useLatestDay(until: string): string {
  const today = budapestDate(new Date(useNow()).toISOString());
  return until < today ? until : today;
}

function PurchaseFields({ promotion, field }: ReceiptFieldsProps) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const minimum = formatForints(promotion.minimum, language);
  return (
    <>
      <Select label={t('receipt.shop')} required {...field('shop')}>
        <option value="">{t('receipt.chooseShop')}</option>
        {promotion.shops.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <FieldRow>
        <TextField
          type="date"
          label={t('receipt.date')}
          required
          min={promotion.from}
          max={useLatestDay(promotion.until)}
          {...field('purchase_date')}
        />
        <TextField type="time" label={t('receipt.time')} required {...field('purchase_time')} />
      </FieldRow>
      <FieldRow>
        <TextField
          inputMode="numeric"
          label={t('receipt.sum')}
          hint={t('receipt.sumHint', { minimum })}
          required
          autoComplete="off"
          {...field('purchase_sum')}
        />
        <TextField
          label={t('receipt.invoice')}
          hint={t('receipt.invoiceHint')}
          required
          autoComplete="off"
          {...field('invoice')}
        />
      </FieldRow>
    </>
  );
}

export function ReceiptFields({ promotion, field }: ReceiptFieldsProps) {
  const t = useMessages('campaigns');
  const { id, name, error } = field('image_proof');
  return (
    <>
      <RequiredNote />
      <TextField
        label={t('receipt.name')}
        required
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        {...field('name')}
      />
      <TextField
        label={t('receipt.code')}
        hint={t('receipt.codeHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH.code}
        {...field('code')}
      />
      <PurchaseFields promotion={promotion} field={field} />
      <FileField id={id} name={name} error={error} />
      <ConsentField {...field('accept_terms')} />
    </>
  );
}
