/** The columns of a row that holds personal data and is found by an address. */
import { randomUUID } from 'node:crypto';
import type { Cipher } from './cipher.ts';

/** A new row; `email` is in lower case. */
export function personRow(cipher: Cipher, email: string, personal: object) {
  const id = randomUUID();
  return {
    id,
    email_hash: cipher.blindIndex('email', email),
    encrypted: cipher.encrypt(personal, id),
  };
}
