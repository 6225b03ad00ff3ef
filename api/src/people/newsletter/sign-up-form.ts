/** The newsletter's form: double opt-in (requirement 6.3). */
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putLinkMail } from '../mail/link-tokens.ts';
import { CONFIRM, UNSUBSCRIBE } from './links.ts';
import { addPending, isConfirmed } from './subscribers.ts';

const DUPLICATE = 'email:duplicate';

export const signUpForm = defineForm({
  name: 'newsletter',
  // Only a sign-up that would succeed otherwise learns that the address is known.
  check: async ({ email, accept_terms }, { db, cipher }) =>
    email && accept_terms && (await isConfirmed({ db, cipher }, email)) ? [DUPLICATE] : [],
  store:
    ({ email }, request) =>
    async (db) => {
      // Confirmed by another request since the check.
      if (!(await requestNewsletter(db, email, request))) throw new HttpError(422, DUPLICATE);
      return { status: 'pending' };
    },
});

/** Signs up in another form's transaction, whose response does not mention it. @returns false if confirmed. */
export async function requestNewsletter(
  db: Database,
  email: string,
  request: FormRequest,
): Promise<boolean> {
  const { cipher, language, now } = request;
  if (!(await addPending({ db, cipher }, { email, language }, now()))) return false;
  await putLinkMail(db, request, {
    ...{ purpose: 'newsletter', kind: 'newsletter', email },
    content: (token) => confirmation(token, request),
  });
  return true;
}

/** Its headers let a mail program offer to unsubscribe (RFC 2369, RFC 8058). */
function confirmation(token: string, { publicOrigin }: FormRequest) {
  const link = (path: string) => `${publicOrigin}/api${path}?token=${token}`;
  return {
    url: link(CONFIRM),
    footnoteUrl: link(UNSUBSCRIBE),
    headers: {
      'List-Unsubscribe': `<${link(UNSUBSCRIBE)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
