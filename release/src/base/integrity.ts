/** The hashes by which a file's bytes are checked. */
import { createHash } from 'node:crypto';

/** `sha384-<base64>`, which is checked whenever the file is read from the store. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `sha256-<base64>`: every script's hash is sent to browsers, and this one is a third shorter. */
export function scriptIntegrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
