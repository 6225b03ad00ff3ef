/** The mails that wait, as their readers would get them. */
import type { Database } from '../database/open-database.ts';
import { mailOf } from '../mail/outbox.ts';
import { testCipher } from './test-cipher.ts';

/** The mails to `email`, the oldest first. */
export async function waitingMails(db: Database, email: string) {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  return rows.map((row) => mailOf(testCipher, row)).filter(({ to }) => to === email);
}
