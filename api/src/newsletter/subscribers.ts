/** The newsletter's subscribers: double opt-in by a token that only the owner of the address has. */
import { randomUUID } from 'node:crypto';
import type { Language } from '@mall/contracts';
import type { Database } from '../database/open-database.ts';
import type { Mail } from '../mail/mail.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { hashToken, makeToken } from './token.ts';

/** An unconfirmed address older than this is deleted, with its tokens, at the next sign-up. */
const MAX_UNCONFIRMED_MS = 30 * 24 * 60 * 60_000;

export interface SignUp {
  email: string;
  language: Language;
  /** Writes the mail that carries `token`. */
  mail: (token: string) => Mail;
}

/** Whether `email` (lower case) gets the newsletter already. */
export async function isConfirmed(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the address as pending and puts its mail into the outbox, both or neither.
 * @returns the mail's id, or undefined when the address is confirmed already.
 */
export function signUp(db: Database, request: SignUp, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await deleteUnconfirmed(transaction, now);
    const id = await upsertPending(transaction, request, now);
    if (!id) return undefined;
    const token = makeToken();
    await transaction
      .insertInto('newsletter_tokens')
      .values({ token_hash: hashToken(token), subscriber_id: id, created_at: now.toISOString() })
      .execute();
    return putInOutbox(transaction, request.mail(token), now);
  });
}

async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAX_UNCONFIRMED_MS).toISOString();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('requested_at', '<', before)
    .execute();
}

/** One statement, so that two requests for one address cannot both insert it. */
async function upsertPending(
  db: Database,
  { email, language }: SignUp,
  now: Date,
): Promise<string | undefined> {
  const requested_at = now.toISOString();
  const fresh = { id: randomUUID(), email, language, requested_at };
  const row = await db
    .insertInto('newsletter_subscribers')
    .values({ ...fresh, status: 'pending', confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language, requested_at })
        .where('newsletter_subscribers.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Confirms the address that `token` was sent to; repeating it changes nothing.
 * @returns the subscriber's language, or undefined for an unknown token.
 */
export async function confirm(
  db: Database,
  token: string,
  now: Date,
): Promise<Language | undefined> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now.toISOString() })
    .where('status', '=', 'pending')
    .where('id', '=', subscriberOf(db, token))
    .execute();
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('language')
    .where('id', '=', subscriberOf(db, token))
    .executeTakeFirst();
  return row?.language;
}

/**
 * Deletes all data of the address that `token` was sent to.
 * @returns the subscriber's language, or undefined for an unknown token.
 */
export async function unsubscribe(db: Database, token: string): Promise<Language | undefined> {
  const row = await db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', subscriberOf(db, token))
    .returning('language')
    .executeTakeFirst();
  return row?.language;
}

function subscriberOf(db: Database, token: string) {
  return db
    .selectFrom('newsletter_tokens')
    .select('subscriber_id')
    .where('token_hash', '=', hashToken(token));
}
