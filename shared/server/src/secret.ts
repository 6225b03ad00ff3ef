import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a secret with what a request has, in constant time. */
export function isSecret(secret: string, given: string): boolean {
  return timingSafeEqual(digest(secret), digest(given));
}
