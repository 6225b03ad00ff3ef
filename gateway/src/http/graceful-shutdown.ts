/** Drains open connections before the server closes, so that no request is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough that clients with a request in flight get `connection: close` in its answer. */
const DRAIN_MS = 100;

/** @returns a function that drains and closes the server. */
export function addGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  let draining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.raw.setHeader('connection', 'close');
  });
  return async () => {
    draining = true;
    await sleep(DRAIN_MS);
    await app.close();
  };
}
