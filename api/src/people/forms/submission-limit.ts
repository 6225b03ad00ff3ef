/**
 * How often one form may be sent in ten minutes, besides the limit of its network: ten valid ones for one email
 * address, and ten of any kind from one client where the form is a guess of a secret. The code of a receipt is
 * accepted once, and needs no limit here. Each API process counts for itself.
 */
import { clientOf } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../../http/errors.ts';
import type { Vault } from '../../vault/cipher.ts';

const MAX_FORMS = 10;
const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 10_000;

/** Refuses a form that was sent too often with 429 and `Retry-After`. */
export function limitSubmissions({ cipher }: Pick<Vault, 'cipher'>) {
  const counts = new LRUCache<string, number>({ max: MAX_KEYS });
  return (isGuess: boolean, request: FastifyRequest, reply: FastifyReply): void => {
    const key = isGuess ? clientOf(request) : addressKey(request, cipher);
    if (key === undefined) return;
    const ofForm = `${isGuess} ${JSON.stringify(request.params)} ${key}`;
    const count = (counts.get(ofForm) ?? 0) + 1;
    counts.set(ofForm, count, { ttl: WINDOW_MS, noUpdateTTL: true });
    if (count <= MAX_FORMS) return;
    reply.header('retry-after', Math.ceil(counts.getRemainingTTL(ofForm) / 1_000));
    throw new HttpError(429, 'rate:limited');
  };
}

/** Undefined for a form without an address, or with invalid fields. */
function addressKey(
  { body, validationError }: FastifyRequest,
  cipher: Vault['cipher'],
): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return validationError || typeof email !== 'string'
    ? undefined
    : cipher.blindIndex('email', email);
}
