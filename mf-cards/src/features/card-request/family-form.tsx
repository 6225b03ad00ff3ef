/** The older form that asks for the family card, for adults (requirement 6.4). */
import { ConsentField, Form, fieldErrors, RequiredNote, SubmitButton, useForm } from '@mall/blocks';
import { type FormField, type Language, MAX_LENGTH } from '@mall/contracts';
import { form as familyCardForm } from '@mall/contracts/forms/family-card';
import { useMessages } from '@mall/i18n';
import { useApiData, useShellContext } from '@mall/runtime';
import { Checkbox, FieldGroup, FieldRow, TextField } from '@mall/ui/form';
import { emailInput, FormCard, formClass } from '../../form-layout.tsx';
import { BirthdayField, NameFields, nameOrder, PostalCodeField } from './person-fields.tsx';

const FAMILY_FORM = 'csaladi-igenyles';

const fieldOrder = (language: Language): readonly FormField<'familyCard'>[] => [
  ...nameOrder(language),
  ...(['birthday', 'email', 'phone_number', 'postal_code'] as const),
  ...(['city', 'street_address', 'accept_terms'] as const),
];

function useFamilyForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const { email } = useApiData('config').contact;
  return useForm(familyCardForm, {
    inPage: true,
    hash: FAMILY_FORM,
    errors: fieldErrors(familyCardForm, language, fieldOrder(language)),
    outcomes: {
      sent: {
        type: 'success',
        headline: t('card-request.success'),
        text: t('card-request.family.successText'),
      },
      duplicate: {
        type: 'error',
        headline: t('card-request.error'),
        text: t('card-request.family.duplicateText'),
        more: <a href={`mailto:${email}`}>{email}</a>,
      },
    },
  });
}

function AddressFields({ field }: { field: ReturnType<typeof useFamilyForm>['field'] }) {
  const t = useMessages('cards');
  return (
    <FieldGroup legend={t('card-request.family.address')}>
      <TextField label={t('card-request.email')} {...emailInput} {...field('email')} />
      <TextField
        label={t('card-request.family.phoneNumber')}
        hint={t('card-request.family.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phoneNumber}
        required
        {...field('phone_number')}
      />
      <FieldRow>
        <PostalCodeField field={field} />
        <TextField
          label={t('card-request.family.city')}
          autoComplete="address-level2"
          maxLength={MAX_LENGTH.city}
          required
          {...field('city')}
        />
      </FieldRow>
      <TextField
        label={t('card-request.family.streetAddress')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        required
        {...field('street_address')}
      />
    </FieldGroup>
  );
}

export function FamilyForm() {
  const t = useMessages('cards');
  const form = useFamilyForm();
  const { field } = form;
  return (
    <FormCard
      id={FAMILY_FORM}
      heading={t('card-request.family.heading')}
      lead={t('card-request.family.lead')}
    >
      <Form form={form} className={formClass}>
        <RequiredNote />
        <FieldGroup legend={t('card-request.family.person')}>
          <NameFields field={field} />
          <BirthdayField field={field} />
        </FieldGroup>
        <AddressFields field={field} />
        <div>
          <ConsentField {...field('accept_terms')} />
          <Checkbox label={t('card-request.newsletter')} {...field('newsletter')} />
        </div>
        <SubmitButton form={form}>{t('card-request.family.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}
