/** The newsletter's subscribers: double opt-in by a token that only the owner of the address has. */
import type { Language } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { momentBefore } from '../../database/schema.ts';
import { personRow } from '../../vault/cipher.ts';
import { findToken, hashToken, takeToken } from '../mail/link-tokens.ts';
import type { Outbox } from '../mail/outbox.ts';

const MAX_UNCONFIRMED_MS = 30 * DAY_MS;

/** Whether `email` (lower case) gets the newsletter already. */
export async function isConfirmed({ db, cipher }: Outbox, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email_hash', '=', cipher.blindIndex('email', email))
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

/** One statement, so that two requests cannot both insert the address. @returns false if it is confirmed. */
export async function addPending(
  { db, cipher }: Outbox,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<boolean> {
  const requested_at = now.toISOString();
  const fresh = { ...personRow(cipher, email, { email }), language, requested_at };
  const row = await db
    .insertInto('newsletter_subscribers')
    .values({ ...fresh, status: 'pending', confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ language, requested_at })
        .where('newsletter_subscribers.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the addresses that were not confirmed in time. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('requested_at', '<', momentBefore(now, MAX_UNCONFIRMED_MS))
    .execute();
}

/** Undefined for an unknown token; `expired` for a pending subscriber whose token is too old to confirm. */
export async function findSubscriber(db: Database, token: string, now: Date) {
  const subscriber = await db
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('link_tokens as token', 'token.email_hash', 'subscriber.email_hash')
    .select(['subscriber.language', 'subscriber.status'])
    .where('token.token_hash', '=', hashToken(token))
    .where('token.purpose', '=', 'newsletter')
    .executeTakeFirst();
  if (subscriber?.status !== 'pending') return subscriber;
  const { state } = await findToken(db, { purpose: 'newsletter', token }, now);
  return state === 'valid' ? subscriber : { ...subscriber, status: 'expired' as const };
}

/** Confirms the address that `token` was sent to; repeating it changes nothing. @returns whether it is confirmed. */
export function confirm(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const email_hash = await takeToken(transaction, { purpose: 'newsletter', token }, now);
    if (email_hash) {
      await transaction
        .updateTable('newsletter_subscribers')
        .set({ status: 'confirmed', confirmed_at: now.toISOString() })
        .where('email_hash', '=', email_hash)
        .execute();
    }
    return (await findSubscriber(transaction, token, now))?.status === 'confirmed';
  });
}

/** Deletes the address that `token` was sent to with its links, and with them the mails that wait. */
export function unsubscribe(db: Database, token: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const email_hash = transaction
      .selectFrom('link_tokens as given')
      .select('given.email_hash')
      .where('given.token_hash', '=', hashToken(token))
      .where('given.purpose', '=', 'newsletter');
    await transaction
      .deleteFrom('newsletter_subscribers')
      .where('email_hash', '=', email_hash)
      .execute();
    await transaction
      .deleteFrom('link_tokens')
      .where('purpose', '=', 'newsletter')
      .where('email_hash', '=', email_hash)
      .execute();
  });
}
