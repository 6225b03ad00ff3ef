/** The form that asks for the newsletter (requirement 6.3). */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { consentValue, emailValue } from '../values/text-values.ts';

export const schemas = () => ({
  body: z.object({ email: emailValue(), accept_terms: consentValue() }),
  data: z.object({
    /** `pending` until the link in the confirmation mail has been opened. */
    status: z.literal('pending'),
  }),
});

export const form = {
  name: 'newsletter',
  path: '/newsletter',
  fields: { email: 'text', accept_terms: 'checkbox' },
  inputNames: { accept_terms: 'newsletter_consent' },
  // Decision 21.
  outcomeByCode: { 'email:duplicate': 'duplicate' },
  linkOutcomes: ['confirmed', 'unsubscribed', 'expired'],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
