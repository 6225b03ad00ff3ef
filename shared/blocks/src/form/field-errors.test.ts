import { API_FORMS, LANGUAGES, type Language } from '@mall/contracts';
import { form as familyCardForm } from '@mall/contracts/forms/family-card';
import FIELD_ERRORS from './field-errors.json';
import { fieldErrors } from './field-errors.ts';

/** The codes that need a text (requirement 6.2). */
const CODES = `
  first_name:required last_name:required name:required gender:required
  email:required email:invalid email:duplicate phone_number:required
  postal_code:required postal_code:invalid city:required street_address:required
  birthday:required birthday:invalid birthday:too_late accept_terms:required
  password:required password:invalid password_confirmation:required password_confirmation:invalid
  code:required code:invalid code:already_uploaded shop:required
  purchase_date:required purchase_date:outdated purchase_time:required purchase_time:invalid
  purchase_sum:required purchase_sum:invalid invoice:required invoice:invalid
  image_proof:required image_proof:invalid
`;

test.each(CODES.trim().split(/\s+/))('%s has a text in both languages', (code) => {
  const texts = (FIELD_ERRORS as Record<string, Record<Language, string>>)[code];
  expect(texts?.en).toMatch(/\p{L}/u);
  expect(texts?.hu).toMatch(/\p{L}/u);
  expect(texts?.hu).not.toBe(texts?.en);
});

test('the texts of a form differ and follow the order of its fields', () => {
  for (const language of LANGUAGES) {
    const errors = Object.entries(fieldErrors(familyCardForm, language));
    const order = Object.keys(API_FORMS.familyCard.fields);
    const fields = errors.map(([code]) => order.indexOf(code.split(':')[0] ?? ''));
    expect(fields).toEqual(fields.toSorted((one, other) => one - other));
    const own = errors.filter(([code]) => code in FIELD_ERRORS).map(([, text]) => text);
    expect(new Set(own).size).toBe(own.length);
  }
});

test('a code without an entry has a general text', () => {
  expect(fieldErrors(familyCardForm, 'hu')['city:invalid']).toBe('Ez így nem megfelelő!');
});
