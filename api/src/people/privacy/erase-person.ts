/** Deletes all that is kept of one person, on request. */
import type { Database } from '../../database/open-database.ts';
import { eraseWinners } from '../draws/erase-winners.ts';
import { PERSON_TABLES } from '../mail/deliverable.ts';
import { eraseTokens } from '../mail/link-tokens.ts';
import { withdrawMails } from '../mail/outbox.ts';

/**
 * Deletes everything of an address, by its blind index, in `db`, a transaction; the audit log names nobody.
 * @returns the tables that had something.
 */
export async function erasePerson(db: Database, email_hash: string, now: Date): Promise<string[]> {
  const tables: string[] = [];
  for (const table of PERSON_TABLES) {
    const rows = await db
      .deleteFrom(table)
      .where('email_hash', '=', email_hash)
      .returning('id')
      .execute();
    await eraseWinners(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length > 0) tables.push(table);
  }
  await withdrawMails(db, email_hash);
  await eraseTokens(db, email_hash, now);
  return tables;
}
