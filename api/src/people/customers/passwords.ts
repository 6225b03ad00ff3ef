/** Passwords of the app's accounts: the two forms of one path for a new one, and how they are stored. */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../../http/errors.ts';
import type { Vault } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import { findToken, putLinkMail, takeToken } from '../mail/link-tokens.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { cardPage, newPasswordPage } from './paths.ts';

export const passwordMailForm = defineForm({
  name: 'passwordMail',
  store:
    ({ email }, request) =>
    async (db) => {
      await putLinkMail(db, request, {
        ...{ purpose: 'password', kind: 'newPassword', email },
        content: (token) => ({ url: newPasswordPage(request, token) }),
      });
      return { status: 'asked' };
    },
});

export const newPasswordForm = defineForm({
  name: 'newPassword',
  isGuess: true,
  check: async ({ token }, { db, now }) => {
    if (!token) return [];
    const { state } = await findToken(db, { purpose: 'password', token }, now());
    return state === 'valid' ? [] : [`token:${state}`];
  },
  store: async ({ token, password }, request) => {
    const { cipher, now } = request;
    const password_hash = await hashPassword(password);
    return async (db) => {
      const email_hash = await takeToken(db, { purpose: 'password', token }, now());
      const to =
        email_hash && (await setPassword({ db, cipher }, email_hash, password_hash, now()));
      // Used by another request since the check.
      if (!to) throw new HttpError(422, 'token:used');
      const mail = writeMail('passwordChanged', request, { to, url: cardPage(request) });
      await putInOutbox({ db, cipher }, mail, now());
      return { status: 'changed' };
    };
  },
});

/** Changes the password. @returns the customer's address, or undefined without an account. */
async function setPassword(
  { db, cipher }: Vault,
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
  return row && (cipher.decrypt(row.encrypted, row.id) as { email: string }).email;
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
