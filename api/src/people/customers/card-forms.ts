/** The forms of the loyalty card and of the family card, the older one for adults. */
import type { ErrorCode } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import type { Insertable } from 'kysely';
import { snapshotOf } from '../../content/public.ts';
import { type Database, insertOnce } from '../../database/open-database.ts';
import type { Tables } from '../../database/schema.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormBody, FormRequest } from '../forms/form-definition.ts';
import { isKnownIn } from '../mail/deliverable.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { type Mail, writeMail } from '../mail/write-mail.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { familyCard, LOYALTY_CARD } from './mail-texts.ts';
import { hashPassword } from './passwords.ts';
import { cardPage, deletionPage } from './paths.ts';
import { e164 } from './phone-number.ts';

const DUPLICATE = 'email:duplicate';
const MAX_AGE = 130;
const ADULT_AGE = 18;

export const loyaltyCardForm = defineForm({
  name: 'loyaltyCard',
  check: async (fields, request) => [
    ...birthdayCodes(fields.birthday, request),
    ...(await duplicateCodes('customers', fields, request)),
  ],
  store: async ({ password, password_confirmation, accept_terms, ...personal }, request) => {
    const { cipher, language, now } = request;
    const password_hash = await hashPassword(password);
    const at = now().toISOString();
    const times = { registered_at: at, used_at: at };
    const row = {
      ...personRow(cipher, personal.email, personal),
      password_hash,
      language,
      ...times,
    };
    const pages = { url: cardPage(request), footnoteUrl: deletionPage(request) };
    const mail = writeMail(LOYALTY_CARD, request, { to: personal.email, ...pages });
    return async (db) => {
      await storeCard(db, 'customers', row, { mail, ...personal }, request);
      return { status: 'registered' };
    };
  },
});

export const familyCardForm = defineForm({
  name: 'familyCard',
  check: async (fields, request) => [
    ...birthdayCodes(fields.birthday, request, ADULT_AGE),
    ...phoneCodes(fields.phone_number),
    ...(await duplicateCodes('family_cards', fields, request)),
  ],
  store: ({ accept_terms, ...typed }, request) => {
    const { cipher, language, now } = request;
    const personal = { ...typed, phone_number: e164(typed.phone_number) };
    const requested_at = now().toISOString();
    const row = { ...personRow(cipher, personal.email, personal), language, requested_at };
    const { contact } = snapshotOf(request).view(language, now()).config;
    const content = { to: personal.email, url: cardPage(request) };
    const mail = writeMail(familyCard(contact.email), request, content);
    return async (db) => {
      await storeCard(db, 'family_cards', row, { mail, ...personal }, request);
      return { status: 'requested' };
    };
  },
});

const phoneCodes = (typed: string | undefined): ErrorCode[] =>
  typed === undefined || e164(typed) ? [] : ['phone_number:invalid'];

type CardTable = 'customers' | 'family_cards';

/** Only those who accept the terms learn whether an address is known. */
async function duplicateCodes(
  table: CardTable,
  { email, accept_terms }: Partial<FormBody<'familyCard'>>,
  { db, cipher }: FormRequest,
): Promise<ErrorCode[]> {
  if (!email || !accept_terms) return [];
  return (await isKnownIn(db, [table], cipher.blindIndex('email', email))) ? [DUPLICATE] : [];
}

async function storeCard<Table extends CardTable>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
  { mail, email, newsletter }: { mail: Mail; email: string; newsletter: boolean },
  request: FormRequest,
): Promise<void> {
  // Stored by another request since the check.
  if (!(await insertOnce(db, table, row))) throw new HttpError(422, DUPLICATE);
  await putInOutbox({ db, cipher: request.cipher }, mail, request.now());
  if (newsletter) await requestNewsletter(db, email, request);
}

/** Codes for a day on which nobody was born who could ask today, or who is too young. */
function birthdayCodes(
  birthday: string | undefined,
  { now }: FormRequest,
  minAge = 0,
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
