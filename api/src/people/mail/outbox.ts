/**
 * The table of mails that wait to be sent. A mail is inserted in the transaction of its cause, so that
 * neither exists without the other, and deleted when the mail server has accepted it.
 */
import { randomUUID } from 'node:crypto';
import { backOffMs } from '@mall/server';
import type { Database } from '../../database/open-database.ts';
import type { OutboxRow } from '../../database/schema.ts';
import type { Cipher, Vault } from '../../vault/cipher.ts';
import { isDeliverable } from './deliverable.ts';
import type { Mail } from './write-mail.ts';

/** How long a process has to send a mail before another one may try. */
const LEASE_MS = 2 * 60_000;
const RETRY = { firstMs: 30_000, maxMs: 6 * 60 * 60_000 };
/** After these, about a day and a half, the mail stays in the table for the operator. */
export const MAX_ATTEMPTS = 16;

/** A mail that this process alone may send now. */
export interface ClaimedMail extends Mail {
  id: string;
  attempts: number;
}

/** Puts `mail` into the outbox; with `token_hash` it is sent only if it is deliverable when it is due. */
export async function putInOutbox(
  { db, cipher }: Vault,
  mail: Mail,
  now: Date,
  token_hash: string | null = null,
): Promise<void> {
  const id = randomUUID();
  const created_at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({
      ...{ id, token_hash, created_at, attempts: 0, next_attempt_at: created_at, last_error: null },
      recipient_hash: cipher.blindIndex('email', mail.to),
      encrypted: cipher.encrypt(mail, id),
    })
    .execute();
}

/** The mails to `email` (lower case) that wait to be sent, the oldest first. */
export async function waitingMailsTo({ db, cipher }: Vault, email: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient_hash', '=', cipher.blindIndex('email', email))
    .orderBy('created_at')
    .execute();
  const mails: Mail[] = [];
  for (const row of rows) if (await isDeliverable(db, row)) mails.push(mailOf(cipher, row));
  return mails;
}

/** @throws {Error} when its key is missing. */
const mailOf = (cipher: Cipher, { encrypted, id }: OutboxRow) =>
  cipher.decrypt(encrypted, id) as Mail;

/** The mail that has been due for longest, or undefined when none is due; drops those that are not deliverable. */
export async function claimMail(
  { db, cipher }: Vault,
  now: Date,
): Promise<ClaimedMail | undefined> {
  for (let row = await dueRow(db, now); row; row = await dueRow(db, now)) {
    if (!(await isClaimed(db, row, now))) continue;
    if (await isDeliverable(db, row)) {
      return { ...mailOf(cipher, row), id: row.id, attempts: row.attempts + 1 };
    }
    await drop(db, row);
  }
  return undefined;
}

const dueRows = (db: Database, now: Date) =>
  db
    .selectFrom('outbox')
    .where('next_attempt_at', '<=', now.toISOString())
    .where('attempts', '<', MAX_ATTEMPTS);

const dueRow = (db: Database, now: Date) =>
  dueRows(db, now).selectAll().orderBy('next_attempt_at').limit(1).executeTakeFirst();

export async function countDueMails(db: Database, now: Date): Promise<number> {
  const rows = dueRows(db, now).select(({ fn }) => fn.countAll().as('due'));
  return Number((await rows.executeTakeFirstOrThrow()).due);
}

/** Of two processes that see the same row, the second one's update finds another attempt count. */
async function isClaimed(db: Database, row: OutboxRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: row.attempts + 1, next_attempt_at: later(now, LEASE_MS) })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a mail with its token: nothing is kept of an unknown address. */
function drop(db: Database, { id, token_hash }: OutboxRow): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await removeFromOutbox(transaction, id);
    await transaction
      .deleteFrom('link_tokens')
      .where('token_hash', '=', token_hash)
      .where('used_at', 'is', null)
      .execute();
  });
}

/** Deletes the mails to an address. */
export async function withdrawMails(db: Database, email_hash: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient_hash', '=', email_hash).execute();
}

/** Deletes a mail that has been sent. */
export async function removeFromOutbox(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Records a failure and plans the next attempt; the pauses double. */
export async function postpone(
  db: Database,
  { id, attempts }: ClaimedMail,
  reason: string,
  now: Date,
): Promise<void> {
  const next_attempt_at = later(now, backOffMs(attempts, RETRY));
  await db
    .updateTable('outbox')
    .set({ next_attempt_at, last_error: reason })
    .where('id', '=', id)
    .execute();
}

const later = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
