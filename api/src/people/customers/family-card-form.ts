/** The older form, for the family card of adults. */

import { randomUUID } from 'node:crypto';
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { adultBirthdayCodes } from './birthday.ts';
import { familyCardMail } from './card-mails.ts';
import { cardPage } from './paths.ts';

const DUPLICATE = 'email:duplicate';

export const familyCardForm = defineForm({
  name: 'familyCard',
  check: async ({ email, birthday, accept_terms }, request) => {
    const codes = adultBirthdayCodes(birthday, mallDay(request.now()));
    const isKnown = email && accept_terms && (await hasFamilyCard(request, email));
    return isKnown ? [...codes, DUPLICATE] : codes;
  },
  store: ({ accept_terms, ...personal }, request) => {
    const { cipher, language, now } = request;
    const { email, newsletter } = personal;
    const mail = mailTo(email, request);
    const id = randomUUID();
    const card = {
      id,
      email_hash: cipher.blindIndex('email', email),
      personal: cipher.encrypt(personal, id),
      language,
      requested_at: now().toISOString(),
    };
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

async function hasFamilyCard({ db, cipher }: FormRequest, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('family_cards')
    .select('id')
    .where('email_hash', '=', cipher.blindIndex('email', email))
    .executeTakeFirst();
  return row !== undefined;
}

function mailTo(to: string, request: FormRequest) {
  const { language, brand, now } = request;
  const { contact } = snapshotOf(request).view(language, now()).config;
  const page = cardPage(request, language);
  return familyCardMail({ to, language, brand, cardPage: page, info: contact.email });
}
