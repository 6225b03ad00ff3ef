/** The reply of an invited guest: the newest one counts. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { MAX_LENGTH } from '../values/limits.ts';
import { lineValue } from '../values/text-values.ts';

export const schemas = () => {
  const answer = z.enum(['attend', 'not_attend'], 'invalid');
  return {
    body: z.object({
      /** Of the invitation; `code:invalid` for any other. */
      code: lineValue(MAX_LENGTH.code),
      answer,
    }),
    data: z.object({ answer }),
  };
};

export const form = {
  name: 'guestReply',
  path: '/:call/client-party',
  fields: { code: 'text', answer: 'text' },
  outcomeByCode: { 'campaign:closed': 'closed' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
