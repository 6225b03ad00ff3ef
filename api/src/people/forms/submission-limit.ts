/**
 * How often one form may be sent in ten minutes: 300 times from one network, such as a mall's Wi-Fi, ten valid ones
 * for one email address, and ten of any kind from one client where the form is a guess of a secret. The code of a
 * receipt is accepted once, and needs no limit here.
 */
import { addRateLimit, clientOf } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmbedded } from '../../database/sqlite-database.ts';
import { limitExceeded } from '../../http/rate-limit.ts';
import type { Vault } from '../../vault/cipher.ts';
import { type CountContext, formCounts } from './form-counts.ts';

const TIME_WINDOW = '10 minutes';

const keyOf = ({ routeOptions, params }: FastifyRequest, sender: string) =>
  JSON.stringify([routeOptions.url, params, sender]);

/** For a route's `config`, the limit of a network. */
export const FORM_RATE = {
  rateLimit: {
    max: 300,
    timeWindow: TIME_WINDOW,
    keyGenerator: (request: FastifyRequest) => keyOf(request, `network ${clientOf(request)}`),
  },
} as const;

/**
 * Lets forms of `api` limit their rate. All APIs on one database count together, but an embedded database has one
 * API, which counts in memory.
 */
export async function addFormRates(api: FastifyInstance, context: CountContext): Promise<void> {
  const store = isEmbedded(context.db) ? {} : { store: formCounts(context) };
  // Without the database no form is stored either.
  await addRateLimit(api, { ...store, errorResponseBuilder: limitExceeded, skipOnError: true });
}

/** Refuses a form that was sent too often for an address or by a guessing client with 429 and `Retry-After`. */
export function limitSubmissions(
  api: FastifyInstance,
  { cipher }: Pick<Vault, 'cipher'>,
  isGuess: (request: FastifyRequest) => boolean,
) {
  const count = api.createRateLimit({
    max: 10,
    timeWindow: TIME_WINDOW,
    keyGenerator: (request) => {
      const sender = isGuess(request) ? clientOf(request) : addressKey(request, cipher);
      return sender === undefined ? '' : keyOf(request, sender);
    },
    allowList: (_request, key) => key === '',
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw limitExceeded();
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
