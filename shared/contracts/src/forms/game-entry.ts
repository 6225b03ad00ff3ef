/** The form that ends a search game: a visitor with its word takes part in the draw. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { MAX_LENGTH } from '../values/limits.ts';
import * as values from '../values/text-values.ts';

export const schemas = () => ({
  body: z.object({
    name: values.nameValue(),
    email: values.emailValue(),
    /** The word that the stations give; `code:invalid` for any other. */
    code: values.lineValue(MAX_LENGTH.code),
    accept_terms: values.consentValue(),
  }),
  data: z.object({ status: z.literal('registered') }),
});

export const form = {
  name: 'gameEntry',
  path: '/:call/register',
  fields: { name: 'text', email: 'text', code: 'text', accept_terms: 'checkbox' },
  outcomeByCode: { 'email:duplicate': 'duplicate', 'campaign:closed': 'closed' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
