/** Encrypts with the first key what an older key has encrypted; afterwards that key may go. */
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { type Cipher, keyIdOf } from '../../vault/cipher.ts';

/** Each table with encrypted data, its column, and the column of the row's id. */
const ENCRYPTED = [
  ['customers', 'personal', 'id'],
  ['family_cards', 'personal', 'id'],
  ['promotion_uploads', 'personal', 'id'],
  ['game_entries', 'personal', 'id'],
  ['newsletter_subscribers', 'sealed', 'id'],
  ['outbox', 'sealed', 'id'],
  ['sent_forms', 'answer', 'key_hash'],
] as const;

interface EncryptedRow {
  id: string;
  encrypted: string;
}

/** @returns how many rows were encrypted again, and which keys nothing needs any more. */
export async function reencrypt(db: Database, cipher: Cipher) {
  let rows = 0;
  for (const [table, column, id] of ENCRYPTED)
    rows += await reencryptTable(db, cipher, table, column, id);
  return { rows, unused: await dropOtherKeys(db, cipher.keyId) };
}

async function reencryptTable(
  db: Database,
  cipher: Cipher,
  ...[table, column, id]: readonly [string, string, string]
): Promise<number> {
  const names = { table: sql.table(table), column: sql.ref(column), id: sql.ref(id) };
  const { rows } = await sql<EncryptedRow>`select ${names.id} as id, ${names.column} as encrypted
    from ${names.table} where ${names.column} like ${'%.%'}`.execute(db);
  const older = rows.filter(({ encrypted }) => keyIdOf(encrypted) !== cipher.keyId);
  for (const row of older) {
    const renewed = cipher.encrypt(cipher.decrypt(row.encrypted, row.id), row.id);
    // A row that has changed since is encrypted with the first key already.
    await sql`update ${names.table} set ${names.column} = ${renewed}
      where ${names.id} = ${row.id} and ${names.column} = ${row.encrypted}`.execute(db);
  }
  return older.length;
}

/** The processes must all encrypt with the first key by now: docs/production.md says in which order. */
async function dropOtherKeys(db: Database, keyId: string): Promise<string[]> {
  const dropped = await db
    .deleteFrom('data_keys')
    .where('id', 'not in', ['lookup', keyId])
    .returning('id')
    .execute();
  return dropped.map(({ id }) => id);
}
