/** Metrics in Prometheus' format, at `/metrics`: outside of `/api`, so that the gateway does not pass it on. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts every request of `server` by call and status class. */
export function addMetrics(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.schema?.operationId ?? 'other';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ call, status }, reply.elapsedTime / 1_000);
  });
  server.route({
    method: 'GET',
    url: '/metrics',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics()),
  });
}
