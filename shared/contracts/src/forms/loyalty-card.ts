/** The form that asks for the loyalty card, which makes an account of the app (requirement 6.4). */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import {
  consentValue,
  dayValue,
  emailValue,
  nameValue,
  newPasswordValue,
  optInValue,
  postalCodeValue,
  repeatedPasswordValue,
  samePasswords,
} from '../values/text-values.ts';

const GENDERS = ['male', 'female', 'not_given'] as const;

/** An empty value means that nothing was chosen. */
const genderValue = () =>
  z.enum(GENDERS, { error: ({ input }) => (input ? 'invalid' : 'required') });

export const schemas = () => ({
  body: samePasswords(
    z.object({
      last_name: nameValue(),
      first_name: nameValue(),
      email: emailValue(),
      password: newPasswordValue(),
      password_confirmation: repeatedPasswordValue(),
      gender: genderValue(),
      birthday: dayValue(),
      postal_code: postalCodeValue(),
      accept_terms: consentValue(),
      newsletter: optInValue(),
    }),
  ),
  data: z.object({ status: z.literal('registered') }),
});

export const form = {
  name: 'loyaltyCard',
  path: '/customer/register',
  fields: {
    last_name: 'text',
    first_name: 'text',
    email: 'text',
    password: 'password',
    password_confirmation: 'password',
    gender: 'text',
    birthday: 'text',
    postal_code: 'text',
    accept_terms: 'checkbox',
    newsletter: 'checkbox',
  },
  outcomeByCode: { 'email:duplicate': 'duplicate' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
