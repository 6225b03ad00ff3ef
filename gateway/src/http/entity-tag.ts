import { createHash } from 'node:crypto';

const LENGTH = 22;

/** Weak, because all encodings of a body share it (RFC 9110, 8.8.1). */
export function weakTagOf(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, LENGTH);
  return `W/"${digest}"`;
}
