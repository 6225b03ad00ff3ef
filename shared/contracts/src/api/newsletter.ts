/** `POST /newsletter` (spec sections 3 and 5). The message of a fault is the second half of its code. */
import { z } from 'zod';

/** Longest address that mail servers take (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;

/** `required` for what is not there, `invalid` for what is something else. */
const missingOr = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

export const newsletterFormSchema = z.object({
  email: z
    .string({ error: missingOr })
    .trim()
    .toLowerCase()
    .min(1, { error: 'required', abort: true })
    .max(EMAIL_MAX_LENGTH, 'invalid')
    .pipe(z.email('invalid')),
  accept_terms: z.boolean({ error: missingOr }).refine((accepted) => accepted, 'required'),
});

export const newsletterSubscriptionSchema = z.object({
  /** `pending` until the link in the confirmation mail has been opened. */
  status: z.literal('pending'),
});
