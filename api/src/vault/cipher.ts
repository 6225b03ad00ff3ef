/** Seals personal data for the database, and makes the hashes by which rows are found. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKeys } from './data-keys.ts';

const ALGORITHM = 'aes-256-gcm';
/** The length that NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a lookup hash is of: equal texts of two kinds have two hashes. */
type LookupKind = 'email' | 'gift-card' | 'form';

export interface Cipher {
  /** Id of the key that seals. */
  readonly keyId: string;
  /** Encrypts `value` as JSON. It opens only as a part of the row `id`. */
  seal: (value: unknown, id: string) => string;
  /** @throws {Error} for a text that was changed, of another row, or of a key that is not there. */
  open: (sealed: string, id: string) => unknown;
  /** The keyed hash of `text`: without the key it says nothing of the text. */
  lookup: (kind: LookupKind, text: string) => string;
}

/** A cipher with these keys. */
export function createCipher({ lookup, sealing }: DataKeys): Cipher {
  // `readDataKeys` gives one key at least.
  const [keyId, key] = [...sealing][0] as [string, Buffer];
  return {
    keyId,
    seal: (value, id) => `${keyId}.${encrypt(key, JSON.stringify(value), id)}`,
    open: (sealed, id) => {
      const [name = '', text = ''] = sealed.split('.');
      const named = sealing.get(name);
      if (!named) throw new Error(`data is sealed with the key ${name}, which is not there`);
      return JSON.parse(decrypt(named, text, id));
    },
    lookup: (kind, text) => createHmac('sha256', lookup).update(`${kind}:${text}`).digest('hex'),
  };
}

/** The id of the key that `sealed` needs. */
export const keyIdOf = (sealed: string) => sealed.split('.', 1)[0] ?? '';

function encrypt(key: Buffer, text: string, id: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decrypt(key: Buffer, text: string, id: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}
