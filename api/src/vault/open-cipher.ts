/** The cipher of a database: its keys must be those that the database was written with. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Settings, SettingsError } from '@mall/contracts';
import type { Database } from '../database/open-database.ts';
import type { DataKeyRow } from '../database/schema.ts';
import { type Cipher, createCipher } from './cipher.ts';
import { type DataKeys, readDataKeys } from './data-keys.ts';

/**
 * The cipher with the keys of the settings. The database records the keys that it was written with by a hash.
 * @throws {SettingsError} for other keys: with a wrong one no address would be found any more, and another
 * process could not read what this one writes.
 */
export async function openCipher(
  db: Database,
  settings: Pick<Settings, 'DATA_KEYS' | 'DATA_DIR'>,
  checkout: string,
): Promise<Cipher> {
  const keys = readDataKeys(settings, checkout);
  await recordKeys(db, keys);
  return createCipher(keys);
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('check').digest('hex');

async function recordKeys(db: Database, { indexKey, encryptionKeys }: DataKeys): Promise<void> {
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
  // Another process may have recorded its own keys since.
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
