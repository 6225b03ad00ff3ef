/** The newsletter's subscribers: double opt-in by a token that only the owner of the address has. */

import { randomUUID } from 'node:crypto';
import type { Language } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import { momentBefore } from '../../database/moment-before.ts';
import type { Database } from '../../database/open-database.ts';
import { hashToken, makeToken } from '../mail/link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { type Outbox, putInOutbox } from '../mail/outbox.ts';

/** How long an address may be unconfirmed, and how long a token confirms. */
const MAX_UNCONFIRMED_MS = 30 * DAY_MS;
/** Mails that one address gets in 24 hours, whoever asks for them. */
const MAX_MAILS_A_DAY = 3;

export interface SignUp {
  email: string;
  language: Language;
  /** Writes the mail that carries `token`. */
  mail: (token: string) => Mail;
}

/** What a sign-up came to: `limited` when the address has had its mails of the day. */
export type SignUpResult = { status: 'mailed'; mail: string } | { status: 'confirmed' | 'limited' };

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

/** Stores the address as pending and puts its mail into the outbox; `db` is a transaction. */
export async function signUp(outbox: Outbox, request: SignUp, now: Date): Promise<SignUpResult> {
  const { db } = outbox;
  const subscriber = await upsertPending(outbox, request, now);
  if (!subscriber) return { status: 'confirmed' };
  if (await hadMails(db, subscriber, now)) return { status: 'limited' };
  const token = makeToken();
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: hashToken(token),
      subscriber_id: subscriber,
      created_at: now.toISOString(),
    })
    .execute();
  const mail = await putInOutbox(outbox, request.mail(token), now, subscriber);
  return { status: 'mailed', mail };
}

/** One statement, so that two requests for one address cannot both insert it. @returns its id. */
async function upsertPending(
  { db, cipher }: Outbox,
  { email, language }: SignUp,
  now: Date,
): Promise<string | undefined> {
  const requested_at = now.toISOString();
  const id = randomUUID();
  const address = {
    email_hash: cipher.blindIndex('email', email),
    sealed: cipher.encrypt({ email }, id),
  };
  const fresh = { id, ...address, language, requested_at };
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
  return row?.id;
}

/** Each mail has a token of its own, so that tokens count mails, sent ones too. */
async function hadMails(db: Database, subscriber: string, now: Date): Promise<boolean> {
  const { mails } = await db
    .selectFrom('newsletter_tokens')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('subscriber_id', '=', subscriber)
    .where('created_at', '>', momentBefore(now, DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(mails) >= MAX_MAILS_A_DAY;
}

/** Deletes the addresses that were not confirmed in time, with their tokens and mails. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('requested_at', '<', momentBefore(now, MAX_UNCONFIRMED_MS))
    .execute();
}

export interface Subscriber {
  id: string;
  language: Language;
  status: 'pending' | 'confirmed';
}

/** The subscriber whom `token` was sent to, or undefined for an unknown token. */
export async function findByToken(db: Database, token: string): Promise<Subscriber | undefined> {
  return selectByToken(db, token).executeTakeFirst();
}

/** The subscriber whom `token` may confirm; undefined also when it is too old for that. */
export async function findToConfirm(
  db: Database,
  token: string,
  now: Date,
): Promise<Subscriber | undefined> {
  return selectByToken(db, token)
    .where('newsletter_tokens.created_at', '>=', momentBefore(now, MAX_UNCONFIRMED_MS))
    .executeTakeFirst();
}

function selectByToken(db: Database, token: string) {
  return db
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('newsletter_tokens', 'newsletter_tokens.subscriber_id', 'subscriber.id')
    .select(['subscriber.id', 'subscriber.language', 'subscriber.status'])
    .where('newsletter_tokens.token_hash', '=', hashToken(token));
}

/**
 * Confirms the address that `token` was sent to, and withdraws mails that still ask for it; repeating it
 * changes nothing.
 * @returns the subscriber's language, or undefined for a token that is unknown or too old.
 */
export function confirm(db: Database, token: string, now: Date): Promise<Language | undefined> {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await findToConfirm(transaction, token, now);
    if (!subscriber) return undefined;
    await transaction
      .updateTable('newsletter_subscribers')
      .set({ status: 'confirmed', confirmed_at: now.toISOString() })
      .where('status', '=', 'pending')
      .where('id', '=', subscriber.id)
      .execute();
    await transaction.deleteFrom('outbox').where('subscriber_id', '=', subscriber.id).execute();
    return subscriber.language;
  });
}

/**
 * Deletes all data of the address that `token` was sent to, mails that wait included.
 * @returns the subscriber's language, or undefined for an unknown token.
 */
export async function unsubscribe(db: Database, token: string): Promise<Language | undefined> {
  const row = await db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', (query) =>
      query
        .selectFrom('newsletter_tokens')
        .select('subscriber_id')
        .where('token_hash', '=', hashToken(token)),
    )
    .returning('language')
    .executeTakeFirst();
  return row?.language;
}

/** Deletes what is kept of an address. @returns whether there was anything. */
export async function deleteSubscriber(db: Database, email_hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscribers')
    .where('email_hash', '=', email_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
