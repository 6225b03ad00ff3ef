/** Proxies in private networks may name the client's IP address (Fastify's `trustProxy`). */
export const TRUSTED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];
