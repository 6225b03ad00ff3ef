/** The newsletter's form: double opt-in (decision 26). */
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import type { Mail } from '../mail/mail.ts';
import { HttpError } from '../server/errors.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { CONFIRM, UNSUBSCRIBE } from './paths.ts';
import { isConfirmed, signUp } from './subscribers.ts';

const DUPLICATE = 'email:duplicate';

export const signUpForm = defineForm({
  name: 'newsletter',
  // Only a sign-up that would succeed otherwise learns that the address is known.
  check: async ({ email, accept_terms }, { db }) =>
    email && accept_terms && (await isConfirmed(db, email)) ? [DUPLICATE] : [],
  store: async ({ email }, request) => {
    const { db, language, now, log } = request;
    const mail = (token: string) => mailWith(token, email, request);
    const result = await signUp(db, { email, language, mail }, now());
    // Confirmed by another request since the check.
    if (result.status === 'confirmed') throw new HttpError(422, DUPLICATE);
    // A stranger does not learn that the address has had its mails.
    if (result.status === 'mailed') log.info({ mail: result.mail }, 'mail put into the outbox');
    return { status: 'pending' };
  },
});

function mailWith(token: string, to: string, { language, brand, publicOrigin }: FormRequest): Mail {
  const link = (path: string) => `${publicOrigin}/api${path}?token=${token}`;
  return confirmationMail({
    ...{ to, language, brand },
    confirmUrl: link(CONFIRM),
    unsubscribeUrl: link(UNSUBSCRIBE),
  });
}
