/** The fields of the upload, as requirement 6.6 names them. */
import { ConsentField, RequiredNote } from '@mall/blocks';
import { type CampaignPromotion, NAME_MAX_LENGTH, type UploadField } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { budapestDate } from '@mall/ui';
import { FieldRow, Select, TextField } from '@mall/ui/form';
import { formatForints } from '@mall/ui/money';
import { ProofField } from './proof-field.tsx';

interface UploadFieldsProps {
  promotion: CampaignPromotion;
  field: (name: UploadField) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | undefined;
  };
}

/** Nobody has bought anything after today. */
function useLatestDay(until: string): string {
  const today = budapestDate(new Date(useNow()).toISOString());
  return until < today ? until : today;
}

function PurchaseFields({ promotion, field }: UploadFieldsProps) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const minimum = formatForints(promotion.minimum, language);
  return (
    <>
      <Select label={t('promotion-upload.shop')} required {...field('shop')}>
        <option value="">{t('promotion-upload.chooseShop')}</option>
        {promotion.shops.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <FieldRow>
        <TextField
          type="date"
          label={t('promotion-upload.date')}
          required
          min={promotion.from}
          max={useLatestDay(promotion.until)}
          {...field('purchase_date')}
        />
        <TextField
          type="time"
          label={t('promotion-upload.time')}
          required
          {...field('purchase_time')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          inputMode="numeric"
          label={t('promotion-upload.sum')}
          hint={t('promotion-upload.sumHint', { minimum })}
          required
          autoComplete="off"
          {...field('purchase_sum')}
        />
        <TextField
          label={t('promotion-upload.invoice')}
          hint={t('promotion-upload.invoiceHint')}
          required
          autoComplete="off"
          {...field('invoice')}
        />
      </FieldRow>
    </>
  );
}

export function UploadFields({ promotion, field }: UploadFieldsProps) {
  const t = useMessages('campaigns');
  const { error, id } = field('image_proof');
  const { defaultValue: consent, ...consentField } = field('accept_terms');
  return (
    <>
      <RequiredNote />
      <TextField
        label={t('promotion-upload.name')}
        required
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        {...field('name')}
      />
      <TextField
        label={t('promotion-upload.code')}
        hint={t('promotion-upload.codeHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <PurchaseFields promotion={promotion} field={field} />
      <ProofField id={id} error={error} />
      <ConsentField {...consentField} defaultChecked={consent !== undefined} />
    </>
  );
}
