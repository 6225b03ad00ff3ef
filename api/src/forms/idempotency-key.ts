/** The header by which a browser says that a form is the one that it has sent before. */
import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@mall/contracts';
import { HttpError } from '../server/errors.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * @returns undefined for a request without a key.
 * @throws {HttpError} 400 when the key is not 1 to 200 visible ASCII characters.
 */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new HttpError(400, 'idempotency-key:invalid');
  return key;
}
