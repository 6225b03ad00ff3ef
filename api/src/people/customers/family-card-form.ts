/** The older form, for the family card of adults. */
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/person-row.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { adultBirthdayCodes } from './birthday.ts';
import { hasCard } from './customers.ts';
import { familyCard } from './mail-texts.ts';
import { cardPage } from './paths.ts';

const DUPLICATE = 'email:duplicate';

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
