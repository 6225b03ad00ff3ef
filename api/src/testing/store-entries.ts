/** Puts the entries of campaigns into the database, as their forms do. */
import type { Database } from '../database/open-database.ts';
import { testCipher } from './test-cipher.ts';

interface GameEntry {
  id: string;
  campaign: string;
  name: string;
  /** ISO 8601 in UTC. */
  entered_at: string;
  /** Made from the id when it is left out. */
  email?: string;
}

export async function storeGameEntry(db: Database, entry: GameEntry): Promise<void> {
  const { id, campaign, name, entered_at, email = `${id}@example.com` } = entry;
  await db
    .insertInto('game_entries')
    .values({
      ...{ id, campaign, language: 'hu', entered_at },
      email_hash: testCipher.blindIndex('email', email),
      encrypted: testCipher.encrypt({ name, email }, id),
    })
    .execute();
}

interface Receipt {
  id: string;
  campaign: string;
  code: string;
  name: string;
  /** ISO 8601 in UTC. */
  uploaded_at: string;
}

/** Its file is named by its id, and has to be written beside. */
export async function storeReceipt(db: Database, receipt: Receipt): Promise<void> {
  const { name, ...rest } = receipt;
  const { id, uploaded_at } = rest;
  await db
    .insertInto('receipts')
    .values({
      ...{ ...rest, language: 'hu', file: `${id}.jpg` },
      ...{ shop: 'hm', purchased_at: uploaded_at, purchase_sum: 1 },
      encrypted: testCipher.encrypt({ name, invoice: 'SZ-1' }, id),
    })
    .execute();
}
