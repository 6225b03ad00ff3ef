/** The accounts of the app, each with a loyalty card. */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Language } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import { type Cipher, personRow } from '../../vault/cipher.ts';
import type { FormBody } from '../forms/form-definition.ts';

/** What is kept of the form, encrypted. */
type PersonalData = Omit<
  FormBody<'loyaltyCard'>,
  'password' | 'password_confirmation' | 'accept_terms'
>;

interface CustomerStore {
  /** May be a transaction. */
  db: Database;
  cipher: Cipher;
}

/** Whether `email` (lower case) has a card. */
export async function hasCard(
  { db, cipher }: CustomerStore,
  table: 'customers' | 'family_cards',
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('email_hash', '=', cipher.blindIndex('email', email))
    .executeTakeFirst();
  return row !== undefined;
}

interface NewCustomer {
  personal: PersonalData;
  password_hash: string;
  language: Language;
}

/** Stores an account. @returns whether the address was free. */
export async function addCustomer(
  { db, cipher }: CustomerStore,
  { personal, ...rest }: NewCustomer,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const row = await db
    .insertInto('customers')
    .values({
      ...personRow(cipher, personal.email, personal),
      ...rest,
      registered_at: at,
      used_at: at,
    })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the password. @returns the customer's address, or undefined without an account. */
export async function setPassword(
  { db, cipher }: CustomerStore,
  email_hash: string,
  password_hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('customers')
    .set({ password_hash, used_at: now.toISOString() })
    .where('email_hash', '=', email_hash)
    .returning(['id', 'encrypted'])
    .executeTakeFirst();
  return row && (cipher.decrypt(row.encrypted, row.id) as PersonalData).email;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY_KIB = 19_456;
const PASSES = 2;

const deriveKey = promisify(argon2);
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The hash of `password` with a new salt, in the PHC form that other programs read. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveKey('argon2id', {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: HASH_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(hash)}`;
}
