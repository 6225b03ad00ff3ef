/** Puts an entry of a game into the database, as the form does. */
import type { Database } from '../database/open-database.ts';
import { testCipher } from './test-cipher.ts';

interface SampleEntry {
  id: string;
  campaign: string;
  name: string;
  /** ISO 8601 in UTC. */
  entered_at: string;
}

/** The address of the entry is made from its id. */
export async function storeGameEntry(db: Database, entry: SampleEntry): Promise<void> {
  const { id, campaign, name, entered_at } = entry;
  const email = `${id}@example.com`;
  await db
    .insertInto('game_entries')
    .values({
      ...{ id, campaign, language: 'hu', entered_at },
      email_hash: testCipher.blindIndex('email', email),
      encrypted: testCipher.encrypt({ name, email }, id),
    })
    .execute();
}
