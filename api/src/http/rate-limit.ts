/** How often one client may use a call. */
import { addRateLimit } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

const GATEWAY = '127.0.0.1';

/** The error of a call that one client uses too often; the response has `Retry-After`. */
export const limitExceeded = () => new HttpError(429, 'rate:limited');

/**
 * For a route's `config`: more than a few visitors behind one address can type. The gateway's renders
 * are exempt, because every visitor's search would count as its own; the gateway limits those pages.
 */
export const SEARCH_RATE = {
  rateLimit: { max: 300, timeWindow: '1 minute', allowList: [GATEWAY] },
};

/** Lets searches of `api` limit their rate. Each API counts for itself: the limit protects its processor. */
export async function addSearchRates(api: FastifyInstance): Promise<void> {
  await addRateLimit(api, { errorResponseBuilder: limitExceeded });
}
