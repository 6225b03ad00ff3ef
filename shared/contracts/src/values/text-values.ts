/**
 * What visitors type into forms, as zod schemas. A schema names an issue by one word, the second half of
 * its code: `required` for what is not there, `invalid` for what is something else.
 */
import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './text-limits.ts';

/** `required` for what is not there, `invalid` for what is something else. */
const missingOr = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'required' : 'invalid';

const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u;

const text = () => z.string({ error: missingOr });
const requiredText = () => text().trim().min(1, { error: 'required', abort: true });

/** One line of at most `maxLength` characters. */
export const lineValue = (maxLength: number) =>
  requiredText().max(maxLength, 'invalid').regex(NO_CONTROL_CHARACTERS, 'invalid');

/** An address in lower case. */
export const emailValue = () =>
  text()
    .trim()
    .toLowerCase()
    .min(1, { error: 'required', abort: true })
    .max(EMAIL_MAX_LENGTH, 'invalid')
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
    .max(PASSWORD_MAX_LENGTH, 'invalid');

/** The same password once more; that it is the same, `samePasswords` checks. */
export const repeatedPasswordValue = () => text().min(1, 'required');

/** A box that must be ticked. */
export const consentValue = () =>
  z.boolean({ error: missingOr }).refine((accepted) => accepted, 'required');

/** A box that may be ticked; left out, it is not. */
export const optInValue = () => z.boolean('invalid').default(false);

/** A secret of a mail's link or of a card. */
export const tokenValue = (maxLength: number) => requiredText().max(maxLength, 'invalid');
