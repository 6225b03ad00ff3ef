/**
 * The values of form fields, as zod schemas. A schema names an issue by one word, the second half of its
 * code: `required` for a missing value, `invalid` for a wrong one.
 */
import { z } from 'zod';
import { MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

const missingOr = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const text = () => z.string({ error: missingOr });

/**
 * A text that is not empty. Format characters are removed: the visitor cannot see them, and direction
 * marks would change how the text beside them reads.
 */
export const requiredText = () =>
  text()
    .overwrite((typed) => typed.replace(/\p{Cf}/gu, '').trim())
    .min(1, { error: 'required', abort: true });

/** One line of at most `maxLength` characters. */
export const lineValue = (maxLength: number) =>
  requiredText().max(maxLength, 'invalid').regex(ONE_LINE, 'invalid');

/** The name of a person. */
export const nameValue = () => lineValue(MAX_LENGTH.name).regex(/\p{L}/u, 'invalid');

/** An address in lower case. */
export const emailValue = () =>
  text()
    .trim()
    .toLowerCase()
    .min(1, { error: 'required', abort: true })
    .max(MAX_LENGTH.email, 'invalid')
    .pipe(z.email('invalid'));

/** A Hungarian postal code: four digits, of which the first is not 0. */
export const postalCodeValue = () => requiredText().regex(/^[1-9]\d{3}$/, 'invalid');

/** A day that the calendar has, as `<input type="date">` sends it: `1990-02-28`. */
export const dayValue = () => requiredText().pipe(z.iso.date('invalid'));

/** A password that is chosen. Spaces at its ends belong to it. */
export const newPasswordValue = () =>
  text()
    .min(1, { error: 'required', abort: true })
    .min(PASSWORD_MIN_LENGTH, 'invalid')
    .max(MAX_LENGTH.password, 'invalid');

/** The same password once more; that it is the same, `samePasswords` checks. */
export const repeatedPasswordValue = () => text().min(1, 'required');

/** A file of at most `maxBytes`. */
export const fileValue = (maxBytes: number) =>
  z.file({ error: missingOr }).max(maxBytes, 'too_large');

/** A box that must be ticked. */
export const consentValue = () =>
  z.boolean({ error: missingOr }).refine((accepted) => accepted, 'required');

/** A box that may be ticked; left out, it is not. */
export const optInValue = () => z.boolean('invalid').default(false);

/** A secret of a mail's link or of a card. */
export const tokenValue = (maxLength: number) => requiredText().max(maxLength, 'invalid');

interface Passwords {
  password: string;
  password_confirmation: string;
}

/** `password_confirmation:invalid` for another password than `password`, whatever the other fields hold. */
export function samePasswords<Shape extends z.ZodType<Passwords>>(schema: Shape): Shape {
  return schema.refine(
    ({ password, password_confirmation }) => password === password_confirmation,
    {
      path: ['password_confirmation'],
      error: 'invalid',
      when: ({ value }) => isTypedTwice(value),
    },
  );
}

/** An empty field is `required`, and needs no second code. */
function isTypedTwice(value: unknown): boolean {
  const { password, password_confirmation } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [password, password_confirmation].every((one) => typeof one === 'string' && one !== '');
}
