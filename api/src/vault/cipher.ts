/** Encrypts personal data for the database, and computes the blind indexes by which rows are found. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

const ALGORITHM = 'aes-256-gcm';
/** The length that NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface DataKeys {
  indexKey: Buffer;
  /** By id; the first one encrypts, all of them decrypt. */
  encryptionKeys: ReadonlyMap<string, Buffer>;
}

/** Equal texts of two kinds have different indexes. */
type IndexKind = 'email' | 'gift-card' | 'form';

export type Cipher = ReturnType<typeof createCipher>;

/** Where personal data is kept, and how it is read. */
export interface Vault {
  /** May be a transaction. */
  db: Database;
  cipher: Cipher;
}

/** A cipher with these keys. */
export function createCipher({ indexKey, encryptionKeys }: DataKeys) {
  // `parseDataKeys` guarantees one key.
  const [keyId, key] = [...encryptionKeys][0] as [string, Buffer];
  return {
    keyId,
    /** Encrypts `value` as JSON. It can be decrypted only as part of the row `id`. */
    encrypt: (value: unknown, id: string) =>
      `${keyId}.${encryptText(key, JSON.stringify(value), id)}`,
    /** @throws {Error} for a text that was changed, of another row, or of a key that is missing. */
    decrypt: (encrypted: string, id: string): unknown => {
      const [name = '', text = ''] = encrypted.split('.');
      const named = encryptionKeys.get(name);
      if (!named) throw new Error(`data is encrypted with the key ${name}, which is missing`);
      return JSON.parse(decryptText(named, text, id));
    },
    /** An HMAC, which reveals nothing of the text without the key. */
    blindIndex: (kind: IndexKind, text: string) =>
      createHmac('sha256', indexKey).update(`${kind}:${text}`).digest('hex'),
  };
}

/** The id of the key that decrypts `encrypted`. */
export const keyIdOf = (encrypted: string) => encrypted.split('.', 1)[0] ?? '';

function encryptText(key: Buffer, text: string, id: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decryptText(key: Buffer, text: string, id: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

/** A new row; `email` is in lower case. */
export function personRow(cipher: Cipher, email: string, personal: object) {
  const id = randomUUID();
  return {
    id,
    email_hash: cipher.blindIndex('email', email),
    encrypted: cipher.encrypt(personal, id),
  };
}
