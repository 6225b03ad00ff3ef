/** How often one client may use a call. */
import { addRateLimit, clientOf } from '@mall/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** For a route's `config`: each form by itself, for all visitors behind one address, such as a mall's Wi-Fi. */
export const FORM_RATE = {
  rateLimit: {
    max: 300,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) =>
      `${clientOf(request)} ${JSON.stringify(request.params)}`,
  },
} as const;

const GATEWAY = '127.0.0.1';

/**
 * For a route's `config`: more than a few visitors behind one address can type. The gateway's renders
 * are exempt, because every visitor's search would count as its own; the gateway limits those pages.
 */
export const SEARCH_RATE = {
  rateLimit: { max: 300, timeWindow: '1 minute', allowList: [GATEWAY] },
};

/** Lets routes of `api` limit their rate; the response is 429 with `Retry-After`. */
export async function addCallRates(api: FastifyInstance): Promise<void> {
  await addRateLimit(api, { errorResponseBuilder: () => new HttpError(429, 'rate:limited') });
}
