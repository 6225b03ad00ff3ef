/** How often one address may be entered: ten times in ten minutes in each form; each API process counts for itself. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../../http/errors.ts';
import type { FormContext } from './form-definition.ts';

const MAX_FORMS = 10;
const WINDOW_MS = 10 * 60_000;
const MAX_ADDRESSES = 10_000;

/** Refuses a valid form whose address was entered too often with 429 and `Retry-After`. */
export function limitAddresses({ cipher }: Pick<FormContext, 'cipher'>) {
  const counts = new LRUCache<string, number>({ max: MAX_ADDRESSES });
  return async ({ body, validationError }: FastifyRequest, reply: FastifyReply) => {
    const { email } = (body ?? {}) as { email?: unknown };
    if (validationError || typeof email !== 'string') return;
    const address = cipher.blindIndex('email', email);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count, { ttl: WINDOW_MS, noUpdateTTL: true });
    if (count <= MAX_FORMS) return;
    reply.header('retry-after', Math.ceil(counts.getRemainingTTL(address) / 1_000));
    throw new HttpError(429, 'rate:limited');
  };
}
