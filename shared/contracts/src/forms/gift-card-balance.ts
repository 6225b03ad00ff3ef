/** The form that asks what is left on a gift card, by the token on its back. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { MAX_LENGTH } from '../values/limits.ts';
import { tokenValue } from '../values/text-values.ts';

const amount = () => z.number().int();
const day = () => z.iso.date();

export const schemas = () => ({
  body: z.object({
    /** Capitals, spaces and hyphens make no difference. */
    token: tokenValue(MAX_LENGTH.giftCardToken),
  }),
  data: z.object({
    /** Whole forints. */
    balance: amount().nonnegative(),
    /** The last day on which the card can be used. */
    valid_until: day(),
    /** Whether that day has passed. */
    expired: z.boolean(),
    /** The newest first, at most ten. */
    movements: z.array(
      z.object({
        date: day(),
        kind: z.enum(['top_up', 'purchase', 'correction']),
        /** Whole forints; below zero when it left the card. */
        amount: amount(),
      }),
    ),
  }),
});

export const form = {
  name: 'giftCardBalance',
  path: '/gift-card/balance',
  // A secret of its owner: it is not given back to the page.
  fields: { token: 'password' },
  outcomeByCode: { 'token:suspended': 'suspended', 'token:invalid': 'unknown' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
