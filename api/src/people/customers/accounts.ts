/**
 * Accounts of the app. One exists once the button of its mail was pressed, so that nobody makes one for somebody
 * else's address. What was typed waits beside the token of that mail, and goes with it.
 */
import { API_FORMS, type ApiFormBody } from '@mall/contracts';
import { type Database, insertOnce } from '../../database/open-database.ts';
import { audit } from '../../vault/audit.ts';
import { personRow } from '../../vault/cipher.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { addTokenLink } from '../links/mailed-link.ts';
import { hashToken, putLinkMail } from '../mail/link-tokens.ts';
import { cardPath, newPasswordPage } from './paths.ts';

const CONFIRM = `${API_FORMS.loyaltyCard.path}/confirm`;

type Personal = Omit<
  ApiFormBody['loyaltyCard'],
  'password' | 'password_confirmation' | 'accept_terms' | 'newsletter'
>;

/** Stores an account that waits for its confirmation: by the same statements whether the address is known or not. */
export async function requestAccount(
  db: Database,
  personal: Personal,
  password_hash: string,
  request: FormRequest,
): Promise<void> {
  const { cipher, language, publicOrigin, now } = request;
  const { email } = personal;
  const token_hash = await putLinkMail(db, request, {
    ...{ purpose: 'account', kind: 'confirmAccount', email },
    content: (token) => ({ url: `${publicOrigin}/api${CONFIRM}?token=${token}` }),
  });
  // Sent to an address with an account alone.
  await putLinkMail(db, request, {
    ...{ purpose: 'password', kind: 'alreadyCustomer', email },
    content: (token) => ({ url: newPasswordPage(request, token) }),
  });
  const row = { ...personRow(cipher, email, personal), token_hash, password_hash, language };
  await db
    .insertInto('pending_customers')
    .values({ ...row, requested_at: now().toISOString() })
    .execute();
}

export const addAccountLink = addTokenLink({
  path: CONFIRM,
  operationId: 'loyaltyCardConfirm',
  ...{ purpose: 'account', done: 'confirmed' },
  use: confirmAccount,
  pageOf: (outcome, context, language) =>
    `${cardPath({ ...context, language })}?loyaltyCard=${outcome}#igenyles`,
});

async function confirmAccount(
  db: Database,
  email_hash: string,
  now: Date,
  token: string,
): Promise<void> {
  // The owner of the address may have asked more than once: this mail's button is for this mail's password.
  const { token_hash, requested_at, ...row } = await db
    .selectFrom('pending_customers')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  await insertOnce(db, 'customers', { ...row, registered_at: at, used_at: at });
  await db.deleteFrom('pending_customers').where('email_hash', '=', email_hash).execute();
  // The mails to an address with an account that still wait were written before there was one.
  await db
    .deleteFrom('link_tokens')
    .where('purpose', '=', 'password')
    .where('email_hash', '=', email_hash)
    .execute();
  await audit(db, { actor: 'visitor', action: 'loyaltyCard confirmed' }, now);
}
