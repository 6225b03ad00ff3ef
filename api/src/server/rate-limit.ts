/** How often one client may use a call: an IPv4 address, or a /64 of IPv6. Each API process counts for itself. */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from './errors.ts';

/** For a route's `config`: ten forms in ten minutes. */
export const FORM_RATE = {
  rateLimit: { max: 10, timeWindow: '10 minutes' },
} as const;

/** For a route's `config`: more than a few visitors behind one address can type. */
export const SEARCH_RATE = {
  rateLimit: { max: 300, timeWindow: '1 minute' },
} as const;

const MAX_CLIENTS = 10_000;

/** Counts by a clock that is never set: a wall clock that is set back would lengthen a client's wait. */
class MonotonicStore implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, number>({ max: MAX_CLIENTS });

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const current = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, current, { ttl: timeWindow, noUpdateTTL: true });
    callback(null, { current, ttl: this.#counts.getRemainingTTL(key) });
  }

  child(): FastifyRateLimitStore {
    return new MonotonicStore();
  }
}

/** Lets routes of `api` limit their rate; the answer is 429 with `Retry-After`. */
export async function addRateLimit(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    store: MonotonicStore,
    errorResponseBuilder: () => new HttpError(429, 'rate:limited'),
  });
}
