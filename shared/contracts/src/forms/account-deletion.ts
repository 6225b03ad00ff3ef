/** The form that asks for the mail by which an account is deleted. */
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
  name: 'accountDeletion',
  path: '/delete',
  fields: { email: 'text' },
  outcomeByCode: {},
  // A deletion that succeeds leads to `/?deleted=1`.
  linkOutcomes: ['expired'],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
