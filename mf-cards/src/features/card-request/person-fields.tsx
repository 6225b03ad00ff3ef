import type { useForm } from '@mall/blocks';
import { type FormField, type Language, MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { budapestDate } from '@mall/ui';
import { FieldRow, TextField } from '@mall/ui/form';

const EARLIEST_BIRTHDAY = '1900-01-01';
/** Four digits, and spaces that were pasted with them: the API takes those off. */
const POSTAL_CODE_MAX_LENGTH = 10;

type SharedField = FormField<'loyaltyCard'> & FormField<'familyCard'>;

export type InputState = ReturnType<ReturnType<typeof useForm<'loyaltyCard'>>['field']>;

export interface SharedFieldsProps {
  field: (field: SharedField) => InputState;
}

const NAMES = {
  last_name: ['lastName', 'family-name'],
  first_name: ['firstName', 'given-name'],
} as const;

export const nameOrder = (language: Language): readonly (keyof typeof NAMES)[] =>
  language === 'hu' ? ['last_name', 'first_name'] : ['first_name', 'last_name'];

export function NameFields({ field }: SharedFieldsProps) {
  const t = useMessages('cards');
  const { language } = useShellContext();
  return (
    <FieldRow>
      {nameOrder(language).map((name) => (
        <TextField
          key={name}
          label={t(`card-request.${NAMES[name][0]}`)}
          autoComplete={NAMES[name][1]}
          maxLength={MAX_LENGTH.name}
          required
          {...field(name)}
        />
      ))}
    </FieldRow>
  );
}

export function BirthdayField({ field }: SharedFieldsProps) {
  const t = useMessages('cards');
  const { renderedAt } = useShellContext();
  return (
    <TextField
      label={t('card-request.birthday')}
      type="date"
      autoComplete="bday"
      min={EARLIEST_BIRTHDAY}
      max={budapestDate(new Date(renderedAt).toISOString())}
      required
      {...field('birthday')}
    />
  );
}

export function PostalCodeField({ field }: SharedFieldsProps) {
  const t = useMessages('cards');
  return (
    <TextField
      label={t('card-request.postalCode')}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={POSTAL_CODE_MAX_LENGTH}
      required
      {...field('postal_code')}
    />
  );
}
