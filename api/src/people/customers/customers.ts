/** The accounts of the app, each with a loyalty card. */
import { randomUUID } from 'node:crypto';
import type { Language } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';
import type { FormBody } from '../forms/form-definition.ts';

/** What is kept of the form, encrypted. */
export type PersonalData = Omit<
  FormBody<'loyaltyCard'>,
  'password' | 'password_confirmation' | 'accept_terms'
>;

/** What the accounts are worked on with. */
export interface CustomerStore {
  /** May be a transaction. */
  db: Database;
  cipher: Cipher;
}

/** Whether `email` (lower case) has an account. */
export async function isCustomer({ db, cipher }: CustomerStore, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('email_hash', '=', cipher.blindIndex('email', email))
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCustomer {
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
  const id = randomUUID();
  const at = now.toISOString();
  const row = await db
    .insertInto('customers')
    .values({
      ...rest,
      id,
      email_hash: cipher.blindIndex('email', personal.email),
      personal: cipher.encrypt(personal, id),
      registered_at: at,
      used_at: at,
    })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes the password; tokens of other mails are used up by it. `db` is a transaction.
 * @returns the customer's own data.
 */
export async function setPassword(
  { db, cipher }: CustomerStore,
  id: string,
  password_hash: string,
  now: Date,
): Promise<PersonalData> {
  const used_at = now.toISOString();
  const { personal } = await db
    .updateTable('customers')
    .set({ password_hash, used_at })
    .where('id', '=', id)
    .returning('personal')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customer_tokens')
    .set({ used_at })
    .where('customer_id', '=', id)
    .where('purpose', '=', 'password')
    .where('used_at', 'is', null)
    .execute();
  return cipher.decrypt(personal, id) as PersonalData;
}

/** Deletes an account with its card; `db` is a transaction. @returns whether there was one. */
export async function deleteCustomer(db: Database, email_hash: string): Promise<boolean> {
  await db
    .deleteFrom('customer_tokens')
    .where('customer_id', '=', ({ selectFrom }) =>
      selectFrom('customers').select('id').where('email_hash', '=', email_hash),
    )
    .where('purpose', '=', 'password')
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('customers')
    .where('email_hash', '=', email_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
