import rateLimit, {
  normalizeIP,
  type RateLimitPluginOptions,
  type FastifyRateLimitStore as RateLimitStore,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Proxies in private networks may name the client's IP address (Fastify's `trustProxy`). */
export const TRUSTED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** The address, or the network of IPv6, that counts as one client. */
export const clientOf = ({ ip }: { ip: string }): string => normalizeIP(ip);

const MAX_CLIENTS = 10_000;

export type { RateLimitStore };

/** Counts by a clock that is never set: a wall clock that is set back would lengthen a client's wait. */
class MonotonicStore implements RateLimitStore {
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

  child(): RateLimitStore {
    return new MonotonicStore();
  }
}

/** Lets routes of `app` limit their rate; each process counts for itself unless the options have another store. */
export async function addRateLimit(
  app: FastifyInstance,
  options: Pick<RateLimitPluginOptions, 'errorResponseBuilder' | 'skipOnError' | 'store'>,
): Promise<void> {
  await app.register(rateLimit, { store: MonotonicStore, ...options, global: false });
}
