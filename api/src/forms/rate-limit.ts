/** How often one client may send a form. Each API process counts for itself. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../server/errors.ts';

/** For a route's `config`: ten forms in ten minutes from one IP address. */
export const FORM_RATE = {
  rateLimit: { max: 10, timeWindow: '10 minutes' },
} as const;

/** Lets routes of `api` limit their rate; the answer is 429 with `Retry-After`. */
export async function addRateLimit(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError(429, 'rate:limited'),
  });
}
