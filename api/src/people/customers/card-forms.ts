/** The forms of the loyalty card and of the family card. */
import type { ErrorCode } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { addCustomer, hasCard, hashPassword } from './customers.ts';
import { familyCard, LOYALTY_CARD } from './mail-texts.ts';
import { cardPage, deletionPage } from './paths.ts';

const DUPLICATE = 'email:duplicate';

export const loyaltyCardForm = defineForm({
  name: 'loyaltyCard',
  check: async ({ email, birthday, accept_terms }, request) => {
    const codes = birthdayCodes(birthday, mallDay(request.now()));
    // Only those who accept the terms learn whether an address is known.
    const isKnown = email && accept_terms && (await hasCard(request, 'customers', email));
    return isKnown ? [...codes, DUPLICATE] : codes;
  },
  store: async ({ password, password_confirmation, accept_terms, ...personal }, request) => {
    const { cipher, language, now } = request;
    const password_hash = await hashPassword(password);
    const { email, newsletter } = personal;
    const pages = { url: cardPage(request), footnoteUrl: deletionPage(request) };
    const mail = writeMail(LOYALTY_CARD, request, { to: email, ...pages });
    return async (db) => {
      const isNew = await addCustomer({ db, cipher }, { personal, password_hash, language }, now());
      // Registered by another request since the check.
      if (!isNew) throw new HttpError(422, DUPLICATE);
      await putInOutbox({ db, cipher }, mail, now());
      if (newsletter) await requestNewsletter(db, email, request);
      return { status: 'registered' };
    };
  },
});

export const familyCardForm = defineForm({
  name: 'familyCard',
  check: async ({ email, birthday, accept_terms }, request) => {
    const codes = adultBirthdayCodes(birthday, mallDay(request.now()));
    const isKnown = email && accept_terms && (await hasCard(request, 'family_cards', email));
    return isKnown ? [...codes, DUPLICATE] : codes;
  },
  store: ({ accept_terms, ...personal }, request) => {
    const { cipher, language, now } = request;
    const { email, newsletter } = personal;
    const mail = mailTo(email, request);
    const requested_at = now().toISOString();
    const card = { ...personRow(cipher, email, personal), language, requested_at };
    return async (db) => {
      const row = await db
        .insertInto('family_cards')
        .values(card)
        .onConflict((conflict) => conflict.column('email_hash').doNothing())
        .returning('id')
        .executeTakeFirst();
      // Requested by another request since the check.
      if (!row) throw new HttpError(422, DUPLICATE);
      await putInOutbox({ db, cipher }, mail, now());
      if (newsletter) await requestNewsletter(db, email, request);
      return { status: 'requested' };
    };
  },
});

function mailTo(to: string, request: FormRequest) {
  const { contact } = snapshotOf(request).view(request.language, request.now()).config;
  return writeMail(familyCard(contact.email), request, { to, url: cardPage(request) });
}

const MAX_AGE = 130;
const ADULT_AGE = 18;

/** Codes for a day on which nobody was born who could ask today. */
function birthdayCodes(birthday: string | undefined, today: string): readonly ErrorCode[] {
  if (birthday === undefined) return [];
  const isPossible = birthday <= today && today < yearsLater(birthday, MAX_AGE);
  return isPossible ? [] : ['birthday:invalid'];
}

/** These, and the code for a person who is not an adult yet. */
function adultBirthdayCodes(birthday: string | undefined, today: string): readonly ErrorCode[] {
  const codes = birthdayCodes(birthday, today);
  if (birthday === undefined || codes.length > 0) return codes;
  return yearsLater(birthday, ADULT_AGE) <= today ? [] : ['birthday:too_late'];
}

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
