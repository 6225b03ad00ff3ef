/** The form that asks for the loyalty card, which makes an account of the app (requirement 6.4). */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import * as values from '../values/text-values.ts';

const GENDERS = ['male', 'female', 'not_given'] as const;

/** An empty value means that nothing was chosen. */
const genderValue = () =>
  z.enum(GENDERS, { error: ({ input }) => (input ? 'invalid' : 'required') });

export const schemas = () => ({
  body: values.samePasswords(
    z.object({
      last_name: values.nameValue(),
      first_name: values.nameValue(),
      email: values.emailValue(),
      password: values.newPasswordValue(),
      password_confirmation: values.repeatedPasswordValue(),
      gender: genderValue(),
      /** `birthday:too_late` below the minimum age of the content. */
      birthday: values.dayValue(),
      postal_code: values.postalCodeValue(),
      accept_terms: values.consentValue(),
      newsletter: values.optInValue(),
    }),
  ),
  data: z.object({
    /** The same whether the address has an account or not; `pending` until the button of its mail is pressed. */
    status: z.literal('pending'),
  }),
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
  outcomeByCode: {},
  linkOutcomes: ['confirmed', 'expired'],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
