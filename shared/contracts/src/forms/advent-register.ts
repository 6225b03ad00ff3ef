/** The form that ends the advent game: who has found the word takes part in the draw. */
import { z } from 'zod';
import type { FormDeclaration } from '../api/form-declaration.ts';
import { CODE_MAX_LENGTH, NAME_MAX_LENGTH } from '../values/text-limits.ts';
import { consentValue, emailValue, lineValue } from '../values/text-values.ts';

/** A function, so that browsers load the declaration without zod. */
export const schemas = () => ({
  body: z.object({
    name: lineValue(NAME_MAX_LENGTH),
    email: emailValue(),
    /** The word of the stations; the API answers `code:invalid` to another one. */
    code: lineValue(CODE_MAX_LENGTH),
    accept_terms: consentValue(),
  }),
  data: z.object({ status: z.literal('registered') }),
});

export const form = {
  name: 'adventRegister',
  path: '/advent/register',
  fields: { name: 'text', email: 'text', code: 'text', accept_terms: 'checkbox' },
  outcomeByCode: { 'email:duplicate': 'duplicate', 'campaign:closed': 'closed' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
