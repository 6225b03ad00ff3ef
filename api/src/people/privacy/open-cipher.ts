/** The cipher of a database: its keys must be those that the database was written with. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Settings, SettingsError } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import type { DataKeyRow } from '../../database/schema.ts';
import { type Cipher, createCipher } from '../../vault/cipher.ts';
import { type DataKeys, readDataKeys } from '../../vault/data-keys.ts';
import { sealOlder } from './seal-older.ts';

/**
 * The cipher with the keys of the settings. The keys that it writes with are noted in the database by a hash, and
 * data from before there were keys is encrypted.
 * @throws {SettingsError} for keys that are not those of the database: with a wrong one, addresses would
 * be found no more, and another process could not read what this one writes.
 */
export async function openCipher(
  db: Database,
  settings: Pick<Settings, 'DATA_KEYS' | 'DATA_DIR'>,
  checkout: string,
): Promise<Cipher> {
  const keys = readDataKeys(settings, checkout);
  await noteKeys(db, keys);
  const cipher = createCipher(keys);
  await sealOlder(db, cipher);
  return cipher;
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('check').digest('hex');

async function noteKeys(db: Database, { indexKey, encryptionKeys }: DataKeys): Promise<void> {
  const checks = [['lookup', indexKey] as const, ...encryptionKeys].map(([id, key]) => ({
    ...{ id, check_value: checkOf(key) },
  }));
  await compare(db, checks);
  await db
    .insertInto('data_keys')
    // A key that only decrypts is not recorded: after `reencrypt` nothing needs it, and it may go.
    .values(checks.slice(0, 2))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have noted its own keys since.
  await compare(db, checks);
}

async function compare(db: Database, checks: readonly DataKeyRow[]): Promise<void> {
  for (const { id, check_value } of await db.selectFrom('data_keys').selectAll().execute()) {
    const given = checks.find((check) => check.id === id)?.check_value;
    if (!given) throw wrongKeys(`the key ${id} is missing, with which data is encrypted`);
    if (!isEqual(given, check_value)) throw wrongKeys(`${id} is another key`);
  }
}

const isEqual = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

const wrongKeys = (reason: string) =>
  new SettingsError(
    `setting DATA_KEYS: ${reason}; the database needs the keys that it was written with`,
  );
