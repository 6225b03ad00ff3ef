/** The form that asks for the mail by which a new password is chosen. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { emailValue } from '../values/text-values.ts';

export const schemas = () => ({
  body: z.object({ email: emailValue() }),
  data: z.object({
    /** The same whether the address is known or not: only its owner learns that. */
    status: z.literal('asked'),
  }),
});

export const form = {
  name: 'passwordMail',
  // The form `newPassword` has the same path: the API knows them by their fields.
  path: '/customer/new-password',
  fields: { email: 'text' },
  outcomeByCode: {},
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
