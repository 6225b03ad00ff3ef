/** The form that chooses a new password, on the page that the mail's link leads to. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import * as values from '../values/text-values.ts';

const TOKEN_MAX_LENGTH = 100;

export const schemas = () => ({
  body: values.samePasswords(
    z.object({
      /** The last part of the page's path. */
      token: values.tokenValue(TOKEN_MAX_LENGTH),
      password: values.newPasswordValue(),
      password_confirmation: values.repeatedPasswordValue(),
    }),
  ),
  data: z.object({ status: z.literal('changed') }),
});

export const form = {
  name: 'newPassword',
  path: '/customer/new-password',
  fields: { token: 'text', password: 'password', password_confirmation: 'password' },
  outcomeByCode: {
    'token:expired': 'expired',
    'token:used': 'used',
    'token:invalid': 'unknown',
    'token:required': 'unknown',
  },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
