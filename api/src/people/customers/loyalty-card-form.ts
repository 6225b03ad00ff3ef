/** The form for the loyalty card. */
import { mallDay } from '@mall/opening-hours';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { birthdayCodes } from './birthday.ts';
import { addCustomer, hasCard } from './customers.ts';
import { LOYALTY_CARD } from './mail-texts.ts';
import { hashPassword } from './password-hash.ts';
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
