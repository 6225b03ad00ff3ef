/** Encrypts with the first key what an older key has encrypted; afterwards that key may go. */
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { type Cipher, keyIdOf } from './cipher.ts';

/** The tables with a column `encrypted`, and the column of the row's id. */
const ID_COLUMNS = {
  customers: 'id',
  family_cards: 'id',
  game_entries: 'id',
  newsletter_subscribers: 'id',
  outbox: 'id',
  pending_customers: 'id',
  receipts: 'id',
  sent_forms: 'key_hash',
} as const;

/** @returns how many rows were encrypted again, and which keys nothing needs any more. */
export async function reencrypt(db: Database, cipher: Cipher) {
  let rows = 0;
  for (const [table, id] of Object.entries(ID_COLUMNS)) {
    rows += await reencryptTable(db, cipher, sql.table(table), sql.ref(id));
  }
  return { rows, unused: await dropOtherKeys(db, cipher.keyId) };
}

type Name = ReturnType<typeof sql.ref>;

async function reencryptTable(db: Database, cipher: Cipher, table: Name, idColumn: Name) {
  const { rows } = await sql<{ id: string; encrypted: string }>`
    select ${idColumn} as id, encrypted from ${table}`.execute(db);
  const older = rows.filter(({ encrypted }) => keyIdOf(encrypted) !== cipher.keyId);
  for (const { id, encrypted } of older) {
    const renewed = cipher.encrypt(cipher.decrypt(encrypted, id), id);
    // A row that has changed since is encrypted with the first key already.
    await sql`update ${table} set encrypted = ${renewed}
      where ${idColumn} = ${id} and encrypted = ${encrypted}`.execute(db);
  }
  return older.length;
}

/** All processes must encrypt with the first key by now: docs/production.md has the order of the steps. */
async function dropOtherKeys(db: Database, keyId: string): Promise<string[]> {
  const dropped = await db
    .deleteFrom('data_keys')
    .where('id', 'not in', ['lookup', keyId])
    .returning('id')
    .execute();
  return dropped.map(({ id }) => id);
}
