/** The newsletter's subscribers: double opt-in by a token that only the owner of the address has. */
import type { Language } from '@mall/contracts';
import { type Database, hasRow } from '../../database/open-database.ts';
import { personRow, type Vault } from '../../vault/cipher.ts';
import { hashToken } from '../mail/link-tokens.ts';

/** Whether `email` (lower case) gets the newsletter already. */
export function isConfirmed({ db, cipher }: Vault, email: string): Promise<boolean> {
  const email_hash = cipher.blindIndex('email', email);
  return hasRow(db, 'newsletter_subscribers', { email_hash, status: 'confirmed' });
}

/** One statement, so that two requests cannot both insert the address. @returns false if it is confirmed. */
export async function addPending(
  { db, cipher }: Vault,
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

/** The subscriber that `token` was sent to; undefined for an unknown token. */
export function findSubscriber(db: Database, token: string) {
  return db
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('link_tokens as token', 'token.email_hash', 'subscriber.email_hash')
    .select('subscriber.language')
    .where('token.token_hash', '=', hashToken(token))
    .where('token.purpose', '=', 'newsletter')
    .executeTakeFirst();
}

/** Confirms an address, whose token is used up in the same transaction. */
export async function confirm(db: Database, email_hash: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now.toISOString() })
    .where('email_hash', '=', email_hash)
    .execute();
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
