import rateLimit, {
  normalizeIP,
  type RateLimitPluginOptions,
  type FastifyRateLimitStore as RateLimitStore,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Proxies in private networks may name the client's IP address (Fastify's `trustProxy`). */
export const TRUSTED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** The address, or the network of IPv6, that counts as one client. */
export const clientOf = ({ ip }: { ip: string }): string => normalizeIP(ip);

const MAX_CLIENTS = 10_000;

export type { RateLimitStore };

/** Lets routes of `app` limit their rate; each process counts for itself unless the options have another store. */
export async function addRateLimit(
  app: FastifyInstance,
  options: Pick<RateLimitPluginOptions, 'errorResponseBuilder' | 'skipOnError' | 'store'>,
): Promise<void> {
  await app.register(rateLimit, { cache: MAX_CLIENTS, ...options, global: false });
}
