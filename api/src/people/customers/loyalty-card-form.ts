/** The form for the loyalty card. */
import { mallDay } from '@mall/opening-hours';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { requestNewsletter } from '../newsletter/sign-up-form.ts';
import { birthdayCodes } from './birthday.ts';
import { loyaltyCardMail } from './card-mails.ts';
import { addCustomer, isCustomer } from './customers.ts';
import { hashPassword } from './password-hash.ts';
import { cardPage, deletionPage } from './paths.ts';

const DUPLICATE = 'email:duplicate';

export const loyaltyCardForm = defineForm({
  name: 'loyaltyCard',
  check: async ({ email, birthday, accept_terms }, { db, cipher, now }) => {
    const codes = birthdayCodes(birthday, mallDay(now()));
    // Only those who accept the terms learn whether an address is known.
    const isKnown = email && accept_terms && (await isCustomer({ db, cipher }, email));
    return isKnown ? [...codes, DUPLICATE] : codes;
  },
  store: async ({ password, password_confirmation, accept_terms, ...personal }, request) => {
    const { cipher, language, brand, now } = request;
    const password_hash = await hashPassword(password);
    const { email: to, newsletter } = personal;
    const mail = loyaltyCardMail({
      ...{ to, language, brand },
      cardPage: cardPage(request, language),
      deletionPage: deletionPage(request, language),
    });
    return async (db) => {
      const isNew = await addCustomer({ db, cipher }, { personal, password_hash, language }, now());
      // Registered by another request since the check.
      if (!isNew) throw new HttpError(422, DUPLICATE);
      await putInOutbox({ db, cipher }, mail, now());
      if (newsletter) await requestNewsletter(db, to, request);
      return { status: 'registered' };
    };
  },
});
