/**
 * By which a form that is sent again is recognised. A script names each form by an `Idempotency-Key`. A
 * browser that posts a form by itself names none: from one client, the same form with the same fields
 * within a minute of the first is that form, sent by a second press or a reload.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import { momentBefore } from '../../database/moment-before.ts';
import { HttpError } from '../../http/errors.ts';
import type { FormContext } from './form-context.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const PAGE_WINDOW_MS = 60_000;

export interface FormKey {
  /** Keyed hash, of the form's name too. */
  hash: string;
  /** A form with this key that was stored before this time (ISO) is another one; empty for no limit. */
  since: string;
}

/** Whether a browser has posted the form by itself, as the gateway marks the posts of pages. */
export const isPage = ({ accept = '' }: IncomingHttpHeaders) => accept.includes('text/html');

/**
 * @param body a text that differs with each field of the form.
 * @returns undefined for a form that is another one each time.
 * @throws {HttpError} 400 when the header is not 1 to 200 visible ASCII characters.
 */
export function formKey(
  name: string,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  body: string,
  { cipher, now }: Pick<FormContext, 'cipher' | 'now'>,
): FormKey | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key !== undefined) {
    if (typeof key !== 'string' || !KEY.test(key))
      throw new HttpError(400, 'idempotency-key:invalid');
    return { hash: cipher.blindIndex('form', `${name} ${key}`), since: '' };
  }
  if (!isPage(headers)) return undefined;
  const since = momentBefore(now(), PAGE_WINDOW_MS);
  return { hash: cipher.blindIndex('form', `page ${name} ${ip} ${body}`), since };
}
