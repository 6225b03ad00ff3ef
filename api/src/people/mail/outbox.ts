/**
 * The table of mails that wait to be sent. A mail is inserted in the transaction of its cause, so that
 * neither exists without the other; it is deleted when the mail server has accepted it, and with its cause.
 */
import { randomUUID } from 'node:crypto';
import { backOffMs } from '@mall/server';
import type { Database } from '../../database/open-database.ts';
import type { OutboxRow } from '../../database/schema.ts';
import type { Cipher } from '../../vault/cipher.ts';
import type { Mail } from './mail.ts';

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

/** What an outbox is worked on with. */
export interface Outbox {
  /** May be a transaction. */
  db: Database;
  cipher: Cipher;
}

/**
 * Puts `mail` into the outbox; returns its id.
 * @param subscriber id of the newsletter's subscriber with whom the mail is deleted, if it waits then.
 */
export async function putInOutbox(
  { db, cipher }: Outbox,
  mail: Mail,
  now: Date,
  subscriber: string | null = null,
): Promise<string> {
  const row = outboxRow(cipher, mail, now);
  await db
    .insertInto('outbox')
    .values({ ...row, subscriber_id: subscriber })
    .execute();
  return row.id;
}

/** The row of a mail that waits. */
export function outboxRow(cipher: Cipher, mail: Mail, now: Date): OutboxRow {
  const id = randomUUID();
  return {
    id,
    subscriber_id: null,
    ...sealMail(cipher, mail, id),
    created_at: now.toISOString(),
    attempts: 0,
    next_attempt_at: now.toISOString(),
    last_error: null,
  };
}

/** The fields of a row that hold its mail: nothing of it can be read. */
export function sealMail(cipher: Cipher, mail: Mail, id: string) {
  const recipient_hash = cipher.blindIndex('email', mail.to);
  const empty = { recipient: '', subject: '', text: '', html: '', headers: '{}' };
  return { recipient_hash, sealed: cipher.encrypt(mail, id), ...empty };
}

/** The mails to `email` (lower case) that wait, the oldest first. */
export async function waitingMailsTo({ db, cipher }: Outbox, email: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient_hash', '=', cipher.blindIndex('email', email))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => mailOf(cipher, row));
}

/** Deletes the mails to an address that wait. */
export async function withdrawMails(db: Database, email_hash: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient_hash', '=', email_hash).execute();
}

/** The mail that has been due for longest, or undefined when none is due. */
export async function claimMail(outbox: Outbox, now: Date): Promise<ClaimedMail | undefined> {
  const { db, cipher } = outbox;
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('next_attempt_at', '<=', now.toISOString())
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  if (!(await isClaimed(db, due, now))) return claimMail(outbox, now);
  return { ...mailOf(cipher, due), id: due.id, attempts: due.attempts + 1 };
}

/** Two processes that see the same row: the second one's update finds another attempt count. */
async function isClaimed(db: Database, row: OutboxRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: row.attempts + 1, next_attempt_at: later(now, LEASE_MS) })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The mail of a row. @throws {Error} when its key is not there. */
export function mailOf(cipher: Cipher, row: OutboxRow): Mail {
  if (row.sealed) return cipher.decrypt(row.sealed, row.id) as Mail;
  const { recipient, subject, text, html, headers } = row;
  return { to: recipient, subject, text, html, headers: JSON.parse(headers) as Mail['headers'] };
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
  const pause = backOffMs(attempts, RETRY);
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: later(now, pause), last_error: reason })
    .where('id', '=', id)
    .execute();
}

const later = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
