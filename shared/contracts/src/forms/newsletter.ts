/** The form that asks for the newsletter (spec sections 3 and 5). */
import { z } from 'zod';
import type { FormDeclaration } from '../api/form-declaration.ts';

/** Longest address that mail servers take (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;

/** `required` for what is not there, `invalid` for what is something else. */
const missingOr = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

/** A function, so that browsers load the declaration without zod. */
export const schemas = () => ({
  body: z.object({
    email: z
      .string({ error: missingOr })
      .trim()
      .toLowerCase()
      .min(1, { error: 'required', abort: true })
      .max(EMAIL_MAX_LENGTH, 'invalid')
      .pipe(z.email('invalid')),
    accept_terms: z.boolean({ error: missingOr }).refine((accepted) => accepted, 'required'),
  }),
  data: z.object({
    /** `pending` until the link in the confirmation mail has been opened. */
    status: z.literal('pending'),
  }),
});

export const form = {
  path: '/newsletter',
  fields: { email: 'text', accept_terms: 'checkbox' },
  inputNames: { accept_terms: 'newsletter_consent' },
  // Decision 21.
  outcomeByCode: { 'email:duplicate': 'duplicate' },
  linkOutcomes: ['confirmed', 'unsubscribed', 'expired'],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
