/** By which an upload that is sent again is recognised. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { idempotencyKey } from '../forms/idempotency-key.ts';

const MINUTE_MS = 60_000;

/** Whether a browser has posted the form by itself. */
export const isPage = ({ accept = '' }: IncomingHttpHeaders) => accept.includes('text/html');

/**
 * The keyed hash of an upload's `Idempotency-Key`. A page without a script has none: a form that it
 * sends twice within a minute is one form.
 */
export async function sentKeyOf(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  call: string,
  form: FormData,
  { cipher, now }: Pick<FormContext, 'cipher' | 'now'>,
): Promise<string | null> {
  const key = idempotencyKey(headers);
  if (key !== undefined) return cipher.lookup('form', `upload ${call} ${key}`);
  if (!isPage(headers)) return null;
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  return cipher.lookup('form', `upload ${call} ${minute} ${ip} ${await hashOf(form)}`);
}

/** Differs with each field and with the bytes of the file; the boundary of the body makes no difference. */
async function hashOf(form: FormData): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, value] of form) {
    const bytes = Buffer.from(await new Blob([value]).arrayBuffer());
    hash.update(`${name} ${bytes.length} `).update(bytes);
  }
  return hash.digest('hex');
}
