/** Seals again, with the first key, what an older key has sealed; afterwards that key may go. */
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { type Cipher, keyIdOf } from '../../vault/cipher.ts';

/** Each table with sealed data, its column, and the column of the row's id. */
const SEALED = [
  ['customers', 'personal', 'id'],
  ['family_cards', 'personal', 'id'],
  ['promotion_uploads', 'personal', 'id'],
  ['game_entries', 'personal', 'id'],
  ['newsletter_subscribers', 'sealed', 'id'],
  ['outbox', 'sealed', 'id'],
  ['sent_forms', 'answer', 'key_hash'],
] as const;

interface SealedRow {
  id: string;
  sealed: string;
}

/** @returns how many rows were sealed again, and which keys nothing needs any more. */
export async function reseal(db: Database, cipher: Cipher) {
  let rows = 0;
  for (const [table, column, id] of SEALED)
    rows += await resealTable(db, cipher, table, column, id);
  return { rows, unused: await forgetOtherKeys(db, cipher.keyId) };
}

async function resealTable(
  db: Database,
  cipher: Cipher,
  ...[table, column, id]: readonly [string, string, string]
): Promise<number> {
  const names = { table: sql.table(table), column: sql.ref(column), id: sql.ref(id) };
  const { rows } = await sql<SealedRow>`select ${names.id} as id, ${names.column} as sealed
    from ${names.table} where ${names.column} like ${'%.%'}`.execute(db);
  const older = rows.filter(({ sealed }) => keyIdOf(sealed) !== cipher.keyId);
  for (const row of older) {
    const renewed = cipher.seal(cipher.open(row.sealed, row.id), row.id);
    // A row that has changed since is sealed with the first key already.
    await sql`update ${names.table} set ${names.column} = ${renewed}
      where ${names.id} = ${row.id} and ${names.column} = ${row.sealed}`.execute(db);
  }
  return older.length;
}

/** The processes must all seal with the first key by now: docs/production.md says in which order. */
async function forgetOtherKeys(db: Database, keyId: string): Promise<string[]> {
  const forgotten = await db
    .deleteFrom('data_keys')
    .where('id', 'not in', ['lookup', keyId])
    .returning('id')
    .execute();
  return forgotten.map(({ id }) => id);
}
