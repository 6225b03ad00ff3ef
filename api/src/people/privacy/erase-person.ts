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

/** Erases the names of winners whose entries are deleted: no address leads to them any more, so no request could. */
export async function eraseWinners(db: Database): Promise<void> {
  let winners = db.updateTable('draw_winners').set({ name: null }).where('name', 'is not', null);
  for (const table of ['game_entries', 'receipts'] as const) {
    winners = winners.where(({ exists, not, selectFrom }) => {
      const entry = selectFrom(table).whereRef(`${table}.id`, '=', 'draw_winners.entry_id');
      return not(exists(entry.select('id')));
    });
  }
  await winners.execute();
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
  if (deleted) await eraseWinners(db);
  return deleted?.file;
}
