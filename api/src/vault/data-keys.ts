/**
 * The secret keys for personal data: from the setting, or created once in DATA_DIR. `lookup` computes the blind
 * indexes; each other key encrypts data and has an id, so that a newer one can follow.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type Settings, SettingsError } from '@mall/contracts';
import { readOrCreateSecret } from '@mall/server';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { type Cipher, createCipher, type DataKeys } from './cipher.ts';

const FILE = 'data-keys';
const KEY_BYTES = 32;
const FORM = `lookup:<key>,<id>:<key>, where a key is ${KEY_BYTES} random bytes in base64`;

/** @throws {SettingsError} for keys of another form; its message holds no key. */
function readDataKeys(
  { DATA_KEYS, DATA_DIR }: Pick<Settings, 'DATA_KEYS' | 'DATA_DIR'>,
  checkout: string,
): DataKeys {
  if (DATA_KEYS) return parseDataKeys(DATA_KEYS, 'setting DATA_KEYS');
  const file = join(resolve(checkout, DATA_DIR), FILE);
  return parseDataKeys(readOrCreateSecret('DATA_KEYS', file, newKeys), `file ${file}`);
}

/** @param source what an error names. @throws {SettingsError} as `readDataKeys` does. */
export function parseDataKeys(text: string, source: string): DataKeys {
  const entries = text.split(',').map((entry) => keyIn(entry.trim(), source));
  const { lookup: indexKey, ...others } = Object.fromEntries(entries);
  const encryptionKeys = new Map(Object.entries(others));
  const isComplete = encryptionKeys.size > 0 && encryptionKeys.size + 1 === entries.length;
  if (!indexKey || !isComplete) throw wrongForm(source);
  return { indexKey, encryptionKeys };
}

/** An id begins with a letter: JavaScript would sort numbers to the front. */
function keyIn(entry: string, source: string): readonly [string, Buffer] {
  const [, id, text = ''] = /^([a-z][a-z0-9-]{0,19}):([\w+/-]+=?)$/.exec(entry) ?? [];
  const key = Buffer.from(text, 'base64');
  if (!id || key.length !== KEY_BYTES) throw wrongForm(source);
  return [id, key];
}

const wrongForm = (source: string) => new SettingsError(`${source}: the form is ${FORM}`);

function newKeys(): string {
  const key = () => randomBytes(KEY_BYTES).toString('base64');
  return `lookup:${key()},k1:${key()}`;
}

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

async function compare(db: Database, checks: readonly Tables['data_keys'][]): Promise<void> {
  for (const { id, check_value } of await db.selectFrom('data_keys').selectAll().execute()) {
    const given = checks.find((check) => check.id === id)?.check_value;
    if (!given) throw wrongKeys(`the key ${id} is missing, with which data is encrypted`);
    if (given !== check_value) throw wrongKeys(`${id} is another key`);
  }
}

const wrongKeys = (reason: string) =>
  new SettingsError(
    `setting DATA_KEYS: ${reason}; the database needs the keys that it was written with`,
  );
