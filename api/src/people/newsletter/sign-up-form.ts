/** The newsletter's form: double opt-in (requirement 6.3). */
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { CONFIRM, UNSUBSCRIBE } from './paths.ts';
import { isConfirmed, type SignUpResult, signUp } from './subscribers.ts';

const DUPLICATE = 'email:duplicate';

export const signUpForm = defineForm({
  name: 'newsletter',
  // Only a sign-up that would succeed otherwise learns that the address is known.
  check: async ({ email, accept_terms }, { db, cipher }) =>
    email && accept_terms && (await isConfirmed({ db, cipher }, email)) ? [DUPLICATE] : [],
  store:
    ({ email }, request) =>
    async (db) => {
      const result = await requestNewsletter(db, email, request);
      // Confirmed by another request since the check.
      if (result.status === 'confirmed') throw new HttpError(422, DUPLICATE);
      return { status: 'pending' };
    },
});

/** Signs `email` up in the transaction of another form, whose answer says nothing of it. */
export async function requestNewsletter(
  db: Database,
  email: string,
  request: FormRequest,
): Promise<SignUpResult> {
  const { cipher, language, now, log } = request;
  const mail = (token: string) => mailWith(token, email, request);
  const result = await signUp({ db, cipher }, { email, language, mail }, now());
  // A stranger does not learn that the address has had its mails.
  if (result.status === 'mailed') log.info({ mail: result.mail }, 'mail put into the outbox');
  return result;
}

function mailWith(token: string, to: string, { language, brand, publicOrigin }: FormRequest): Mail {
  const link = (path: string) => `${publicOrigin}/api${path}?token=${token}`;
  return confirmationMail({
    ...{ to, language, brand },
    confirmUrl: link(CONFIRM),
    unsubscribeUrl: link(UNSUBSCRIBE),
  });
}
