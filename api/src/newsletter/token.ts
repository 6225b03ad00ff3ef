/** The secret in a newsletter mail's links: random in the mail, only its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';

/** A new token; nobody guesses 256 bits, so its hash needs no salt. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of `token`. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
