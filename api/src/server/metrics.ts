/** Metrics in Prometheus' format, at `/metrics`: outside of `/api`, so that the gateway does not pass it on. */
import { API_METRICS } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FormContext } from '../people/forms/form-definition.ts';
import { countDueMails } from '../people/mail/outbox.ts';

/** Counts every request of `server` by call and status class, and measures the database when it is asked. */
export function addMetrics(
  server: FastifyInstance,
  { db, now }: Pick<FormContext, 'db' | 'now'>,
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({ ...API_METRICS.requests, registers });
  const ready = new Gauge({ ...API_METRICS.databaseReady, registers });
  const mails = new Gauge({ ...API_METRICS.mailQueue, registers });
  const measure = async () => {
    const due = await countDueMails(db, now()).catch(() => undefined);
    ready.set(Number(due !== undefined));
    if (due === undefined) mails.reset();
    else mails.set(due);
  };
  server.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.schema?.operationId ?? 'other';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ call, status }, reply.elapsedTime / 1_000);
  });
  server.route({
    method: 'GET',
    url: '/metrics',
    schema: { hide: true },
    handler: async (_request, reply) => {
      await measure();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    },
  });
}
