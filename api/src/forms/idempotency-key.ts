/** The header by which a browser says that a form is the one that it has sent before. */
import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@mall/contracts';
import { HttpError } from '../server/errors.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** @returns undefined where there is none. @throws {HttpError} 400 for a key of another form. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new HttpError(400, 'idempotency-key:invalid');
  return key;
}
