/** The tokens in the links of mails: each for one purpose, one address, a limited time and one use. */
import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { type LinkTokenRow, momentBefore } from '../../database/schema.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from './outbox.ts';
import { type MailContent, type MailKind, writeMail } from './write-mail.ts';

export type LinkPurpose = LinkTokenRow['purpose'];

const VALID_MS: Record<LinkPurpose, number> = {
  newsletter: 30 * DAY_MS,
  password: DAY_MS / 24,
  deletion: DAY_MS,
  account: 7 * DAY_MS,
};

/** What is stored in place of a token: 256 random bits cannot be guessed, so the hash needs no salt. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

interface GivenToken {
  purpose: LinkPurpose;
  token: string;
}

export interface FoundToken {
  state: 'valid' | 'expired' | 'used' | 'invalid';
  language?: Language;
}

export async function findToken(
  db: Database,
  { purpose, token }: GivenToken,
  now: Date,
): Promise<FoundToken> {
  const row = await db
    .selectFrom('link_tokens')
    .select(['language', 'created_at', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return { state: 'invalid' };
  const { language, created_at, used_at } = row;
  if (used_at) return { state: 'used', language };
  const isValid = created_at >= momentBefore(now, VALID_MS[purpose]);
  return { state: isValid ? 'valid' : 'expired', language };
}

/** Uses up all tokens of its purpose and address. @returns the address' blind index, or undefined for an invalid one. */
export async function takeToken(
  db: Database,
  { purpose, token }: GivenToken,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('link_tokens')
    .set({ used_at: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('email_hash', '=', ({ selectFrom }) =>
      selectFrom('link_tokens as given')
        .select('given.email_hash')
        .where('given.token_hash', '=', hashToken(token))
        .where('given.purpose', '=', purpose)
        .where('given.used_at', 'is', null)
        .where('given.created_at', '>=', momentBefore(now, VALID_MS[purpose])),
    )
    .returning('email_hash')
    .executeTakeFirst();
  return row?.email_hash ?? undefined;
}

/** Tokens of a deletion stay as used ones that name nobody, so that their links lead to the confirmation. */
export async function eraseTokens(db: Database, email_hash: string, now: Date): Promise<void> {
  const ofAddress = db.deleteFrom('link_tokens').where('email_hash', '=', email_hash);
  await ofAddress.where('purpose', '!=', 'deletion').execute();
  await db
    .updateTable('link_tokens')
    .set({ email_hash: null, used_at: now.toISOString() })
    .where('email_hash', '=', email_hash)
    .execute();
}

interface LinkMail {
  purpose: LinkPurpose;
  kind: MailKind;
  email: string;
  content: (token: string) => Omit<MailContent, 'to'>;
}

/** Stores a new token for an address, known or not, and its mail. `db` is a transaction. @returns the token's hash. */
export async function putLinkMail(
  db: Database,
  request: Pick<FormRequest, 'cipher' | 'language' | 'brand' | 'now'>,
  { purpose, kind, email, content }: LinkMail,
): Promise<string> {
  const { cipher, language } = request;
  const now = request.now();
  const token = randomBytes(32).toString('base64url');
  const token_hash = hashToken(token);
  const email_hash = cipher.blindIndex('email', email);
  const row = { token_hash, purpose, email_hash, language };
  const times = { created_at: now.toISOString(), used_at: null };
  await db
    .insertInto('link_tokens')
    .values({ ...row, ...times })
    .execute();
  const mail = writeMail(kind, request, { to: email, ...content(token) });
  await putInOutbox({ db, cipher }, mail, now, token_hash);
  return token_hash;
}
