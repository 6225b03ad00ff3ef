/**
 * Accounts of the app. One exists once the button of its mail was pressed, so that nobody makes one for somebody
 * else's address. What was typed waits beside the token of that mail, and goes with it.
 */
import { API_FORMS, type ApiFormBody } from '@mall/contracts';
import { type Database, insertOnce } from '../../database/open-database.ts';
import { audit } from '../../vault/audit.ts';
import { personRow } from '../../vault/cipher.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { addMailedLink } from '../links/mailed-link.ts';
import { findToken, hashToken, putLinkMail, takeToken } from '../mail/link-tokens.ts';
import { type MailKind, writeMail } from '../mail/write-mail.ts';
import { cardPath, newPasswordPage } from './paths.ts';

const CONFIRM = `${API_FORMS.loyaltyCard.path}/confirm`;

type Personal = Omit<
  ApiFormBody['loyaltyCard'],
  'password' | 'password_confirmation' | 'accept_terms'
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
  const write = (kind: MailKind, urlOf: (token: string) => string) => (token: string) =>
    writeMail(kind, request, { to: email, url: urlOf(token) });
  const confirmation = write(
    'confirmAccount',
    (token) => `${publicOrigin}/api${CONFIRM}?token=${token}`,
  );
  const already = write('alreadyCustomer', (token) => newPasswordPage(request, token));
  const outbox = { db, cipher };
  const to = { email, language };
  const token_hash = await putLinkMail(
    outbox,
    { ...to, purpose: 'account', mail: confirmation },
    now(),
  );
  // Sent to an address with an account alone.
  await putLinkMail(outbox, { ...to, purpose: 'password', mail: already }, now());
  const row = { ...personRow(cipher, email, personal), token_hash, password_hash, language };
  await db
    .insertInto('pending_customers')
    .values({ ...row, requested_at: now().toISOString() })
    .execute();
}

export const addAccountLink = addMailedLink<'confirmed' | 'expired'>({
  path: CONFIRM,
  operationId: 'loyaltyCardConfirm',
  find: async ({ db, now }, token) => {
    const { state, language } = await findToken(db, { purpose: 'account', token }, now());
    if (state === 'valid') return { language };
    return { outcome: state === 'used' ? 'confirmed' : 'expired', language };
  },
  change: ({ db, now }, token) =>
    db.transaction().execute(async (transaction) => {
      await confirmAccount(transaction, token, now());
      const { state } = await findToken(transaction, { purpose: 'account', token }, now());
      return state === 'used' ? 'confirmed' : 'expired';
    }),
  pageOf: (outcome, context, language) =>
    `${cardPath({ ...context, language })}?loyaltyCard=${outcome}#igenyles`,
});

/** Does nothing for a token that is not valid. `db` is a transaction. */
async function confirmAccount(db: Database, token: string, now: Date): Promise<void> {
  const email_hash = await takeToken(db, { purpose: 'account', token }, now);
  if (email_hash === undefined) return;
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
