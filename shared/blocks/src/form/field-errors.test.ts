import { API_FORMS, LANGUAGES } from '@mall/contracts';
import { form as familyCardForm } from '@mall/contracts/forms/family-card';
import { FIELD_ERRORS, fieldErrors } from './field-errors.ts';

/** The wording that the mall has agreed for each code (requirement 6.2). */
const GIVEN: readonly [code: string, en: string | undefined, hu: string | undefined][] = [
  ['first_name:required', 'First name is required!', 'Keresztnév megadása kötelező!'],
  ['last_name:required', 'Last name is required!', undefined],
  ['email:invalid', 'Invalid email address!', 'Érvénytelen email cím!'],
  ['email:required', 'Email address is required!', undefined],
  ['email:duplicate', 'This email is already registered', 'Már regisztrált email cím!'],
  ['postal_code:invalid', 'Postal code is invalid!', 'Hibás irányítószám!'],
  ['postal_code:required', undefined, undefined],
  ['city:required', undefined, undefined],
  ['street_address:required', 'Address is required!', undefined],
  ['birthday:required', 'Birth date is required!', undefined],
  ['birthday:invalid', undefined, undefined],
  ['birthday:too_late', 'Family card is available only above age 18!', undefined],
  [
    'accept_terms:required',
    'Please accept the terms!',
    'Kérjük, fogadd el az adatvédelmi tájékoztatót!',
  ],
  ['phone_number:required', undefined, undefined],
  ['name:required', 'Full name is required!', undefined],
  ['code:required', 'Code is required', undefined],
  ['code:invalid', 'Entered code is invalid', undefined],
  ['code:already_uploaded', 'Code is already uploaded', undefined],
  ['purchase_date:required', undefined, undefined],
  ['purchase_date:outdated', undefined, undefined],
  ['purchase_time:required', undefined, undefined],
  ['purchase_time:invalid', undefined, undefined],
  ['purchase_sum:required', undefined, undefined],
  ['purchase_sum:invalid', undefined, undefined],
  ['image_proof:required', undefined, undefined],
  ['image_proof:invalid', undefined, undefined],
  ['shop:required', 'Shop is required!', undefined],
  ['invoice:required', undefined, undefined],
  ['invoice:invalid', undefined, undefined],
  ['password:required', undefined, undefined],
  ['password:invalid', undefined, undefined],
  ['password_confirmation:required', undefined, undefined],
  ['password_confirmation:invalid', undefined, undefined],
  ['gender:required', undefined, undefined],
];

test.each(GIVEN)('%s has its words in both languages', (code, en, hu) => {
  const texts = (FIELD_ERRORS as Record<string, Record<'hu' | 'en', string>>)[code];
  expect(texts?.en).toMatch(/\p{L}/u);
  expect(texts?.hu).toMatch(/\p{L}/u);
  expect(texts?.hu).not.toBe(texts?.en);
  if (en) expect(texts?.en).toBe(en);
  if (hu) expect(texts?.hu).toBe(hu);
});

test('no two codes of one form read the same, in the order of its fields', () => {
  for (const language of LANGUAGES) {
    const errors = Object.entries(fieldErrors(familyCardForm, language));
    const order = Object.keys(API_FORMS.familyCard.fields);
    const fields = errors.map(([code]) => order.indexOf(code.split(':')[0] ?? ''));
    expect(fields).toEqual(fields.toSorted((one, other) => one - other));
    const own = errors.filter(([code]) => code in FIELD_ERRORS).map(([, text]) => text);
    expect(new Set(own).size).toBe(own.length);
  }
});

test('a code that the table lacks still says that the field is wrong', () => {
  expect(fieldErrors(familyCardForm, 'hu')['city:invalid']).toBe('Ez így nem megfelelő!');
});
