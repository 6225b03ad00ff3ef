/** Deletes what is kept of one person, on request. */
import type { Database } from '../../database/open-database.ts';
import { plainCode } from '../campaigns/campaign-of-call.ts';
import { PERSON_TABLES } from '../mail/deliverable.ts';
import { eraseTokens } from '../mail/link-tokens.ts';
import { withdrawMails } from '../mail/outbox.ts';

/** Deletes everything of an address in `db`, a transaction. @returns the tables that had something. */
export async function erasePerson(db: Database, email_hash: string, now: Date): Promise<string[]> {
  const tables: string[] = [];
  for (const table of PERSON_TABLES) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('email_hash', '=', email_hash)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0) tables.push(table);
  }
  await eraseWinners(db);
  await withdrawMails(db, email_hash);
  await eraseTokens(db, email_hash, now);
  return tables;
}

/** Erases the names of winners whose entry is deleted: without it, nobody could ask for that any more. */
export async function eraseWinners(db: Database): Promise<void> {
  await db
    .updateTable('draw_winners')
    .set({ name: null })
    .where('name', 'is not', null)
    .where('entry_id', 'not in', ({ selectFrom }) => selectFrom('game_entries').select('id'))
    .where('entry_id', 'not in', ({ selectFrom }) => selectFrom('receipts').select('id'))
    .execute();
}

/** @returns the file of its picture, to be deleted after the transaction `db`; undefined without such a receipt. */
export async function eraseReceipt(
  db: Database,
  campaign: string,
  code: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('receipts')
    .where('campaign', '=', campaign)
    .where('code', '=', plainCode(code))
    .returning('file')
    .executeTakeFirst();
  await eraseWinners(db);
  return deleted?.file;
}
