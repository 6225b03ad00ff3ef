/** The secret in a mail's link: random in the mail, only its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';

/** A new token. 256 random bits cannot be guessed, so its hash needs no salt. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of `token`, which the database stores in its place. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
