/** The form that asks for the loyalty card; it makes the account of the app (requirement 6.4). */
import { ConsentField, Form, fieldErrors, RequiredNote, SubmitButton, useForm } from '@mall/blocks';
import { type FormField, type Language, MAX_LENGTH } from '@mall/contracts';
import { form as loyaltyCardForm } from '@mall/contracts/forms/loyalty-card';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import {
  Checkbox,
  FieldGroup,
  FieldRow,
  PasswordField,
  RadioGroup,
  TextField,
} from '@mall/ui/form';
import { emailInput, FormCard, formClass } from '../../form-layout.tsx';
import {
  BirthdayField,
  type InputState,
  NameFields,
  nameOrder,
  PostalCodeField,
} from './person-fields.tsx';

export const LOYALTY_FORM = 'igenyles';

const fieldOrder = (language: Language): readonly FormField<'loyaltyCard'>[] => [
  ...nameOrder(language),
  ...(['birthday', 'postal_code', 'gender', 'email'] as const),
  ...(['password', 'password_confirmation', 'accept_terms'] as const),
];

function useLoyaltyForm() {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const { loyaltyMinimumAge: age } = useApiData('config');
  return useForm(loyaltyCardForm, {
    inPage: true,
    hash: LOYALTY_FORM,
    errors: {
      ...fieldErrors(loyaltyCardForm, language, fieldOrder(language)),
      'birthday:too_late': t('card-request.loyalty.tooYoung', { age }),
    },
    outcomes: {
      sent: {
        type: 'success',
        headline: t('card-request.loyalty.sent'),
        text: t('card-request.loyalty.successText'),
      },
      confirmed: {
        type: 'success',
        headline: t('card-request.loyalty.confirmed'),
        text: t('card-request.loyalty.confirmedText'),
        more: <ToApp />,
      },
      expired: {
        type: 'error',
        headline: t('card-request.loyalty.expired'),
        text: t('card-request.loyalty.expiredText'),
      },
    },
  });
}

type Fields = ReturnType<typeof useLoyaltyForm>['field'];

function GenderField(state: InputState) {
  const t = useMessages('cards');
  return (
    <RadioGroup
      label={t('card-request.gender')}
      options={[
        { value: 'female', label: t('card-request.female') },
        { value: 'male', label: t('card-request.male') },
        { value: 'not_given', label: t('card-request.notGiven') },
      ]}
      required
      {...state}
    />
  );
}

function AccountFields({ field }: { field: Fields }) {
  const t = useMessages('cards');
  const texts = { show: t('card-request.loyalty.show'), hide: t('card-request.loyalty.hide') };
  const password = {
    texts,
    autoComplete: 'new-password',
    maxLength: MAX_LENGTH.password,
    required: true,
  };
  return (
    <FieldGroup legend={t('card-request.loyalty.account')}>
      <TextField
        label={t('card-request.email')}
        hint={t('card-request.loyalty.emailHint')}
        {...emailInput}
        {...field('email')}
      />
      <PasswordField
        label={t('card-request.loyalty.password')}
        hint={t('card-request.loyalty.passwordHint')}
        {...password}
        {...field('password')}
      />
      <PasswordField
        label={t('card-request.loyalty.passwordConfirmation')}
        {...password}
        {...field('password_confirmation')}
      />
    </FieldGroup>
  );
}

function ToApp() {
  const t = useMessages('cards');
  if (!useShellContext().hasRoute('app')) return null;
  return (
    <PageLink to="app" className={buttonClass('secondary')}>
      {t('card-request.loyalty.toApp')}
    </PageLink>
  );
}

export function LoyaltyForm() {
  const t = useMessages('cards');
  const { loyaltyMinimumAge: age } = useApiData('config');
  const form = useLoyaltyForm();
  const { field } = form;
  return (
    <FormCard
      id={LOYALTY_FORM}
      heading={t('card-request.loyalty.heading')}
      lead={t('card-request.loyalty.lead', { age })}
    >
      <Form form={form} className={formClass}>
        <RequiredNote />
        <FieldGroup legend={t('card-request.person')}>
          <NameFields field={field} />
          <FieldRow>
            <BirthdayField field={field} />
            <PostalCodeField field={field} />
          </FieldRow>
          <GenderField {...field('gender')} />
        </FieldGroup>
        <AccountFields field={field} />
        <div>
          <ConsentField {...field('accept_terms')} />
          <Checkbox label={t('card-request.newsletter')} {...field('newsletter')} />
        </div>
        <SubmitButton form={form}>{t('card-request.loyalty.submit')}</SubmitButton>
      </Form>
    </FormCard>
  );
}
