/** The forms of the loyalty card and of the family card, the older one for adults. */
import type { ErrorCode } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import { hasRow, insertOnce } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormBody, FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { requestAccount } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { cardPage } from './paths.ts';
import { e164 } from './phone-number.ts';

const DUPLICATE = 'email:duplicate';
const MAX_AGE = 130;
const ADULT_AGE = 18;

export const loyaltyCardForm = defineForm({
  name: 'loyaltyCard',
  check: async ({ birthday }, request) =>
    birthdayCodes(birthday, request, configOf(request).loyaltyMinimumAge),
  store: async (
    { password, password_confirmation, accept_terms, newsletter, ...personal },
    request,
  ) => {
    const password_hash = await hashPassword(password);
    return async (db) => {
      await requestAccount(db, personal, password_hash, request);
      if (newsletter) await requestNewsletter(db, personal.email, request);
      return { status: 'pending' };
    };
  },
});

export const familyCardForm = defineForm({
  name: 'familyCard',
  check: async (fields, request) => [
    ...birthdayCodes(fields.birthday, request, ADULT_AGE),
    ...phoneCodes(fields.phone_number),
    ...(await duplicateCodes(fields, request)),
  ],
  store: ({ accept_terms, newsletter, ...typed }, request) => {
    const { cipher, language, now } = request;
    const personal = { ...typed, phone_number: e164(typed.phone_number) };
    const requested_at = now().toISOString();
    const row = { ...personRow(cipher, personal.email, personal), language, requested_at };
    const { contact } = configOf(request);
    const content = { to: personal.email, url: cardPage(request), info: contact.email };
    const mail = writeMail('familyCard', request, content);
    return async (db) => {
      // Stored by another request since the check.
      if (!(await insertOnce(db, 'family_cards', row))) throw new HttpError(422, DUPLICATE);
      await putInOutbox({ db, cipher }, mail, now());
      if (newsletter) await requestNewsletter(db, personal.email, request);
      return { status: 'requested' };
    };
  },
});

const phoneCodes = (typed: string | undefined): ErrorCode[] =>
  typed === undefined || e164(typed) ? [] : ['phone_number:invalid'];

const configOf = (request: FormRequest) =>
  snapshotOf(request).view(request.language, request.now()).config;

/** Only those who accept the terms learn whether an address is known. */
async function duplicateCodes(
  { email, accept_terms }: Partial<FormBody<'familyCard'>>,
  { db, cipher }: FormRequest,
): Promise<ErrorCode[]> {
  if (!email || !accept_terms) return [];
  const email_hash = cipher.blindIndex('email', email);
  return (await hasRow(db, 'family_cards', { email_hash })) ? [DUPLICATE] : [];
}

/** Codes for an impossible birthday, and for a person who is too young. */
function birthdayCodes(
  birthday: string | undefined,
  { now }: FormRequest,
  minAge: number,
): ErrorCode[] {
  if (birthday === undefined) return [];
  const today = mallDay(now());
  const isPossible = birthday <= today && today < yearsLater(birthday, MAX_AGE);
  if (!isPossible) return ['birthday:invalid'];
  return yearsLater(birthday, minAge) <= today ? [] : ['birthday:too_late'];
}

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
