import type { FastifyRequest } from 'fastify';

/** Logs an error of the gateway itself by the route's pattern, because a path may hold a token. */
export function logFailure(error: unknown, { log, routeOptions }: FastifyRequest): void {
  log.error({ err: error, route: routeOptions.url }, 'request failed');
}
