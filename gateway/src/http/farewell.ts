/** Says goodbye to open connections before the server closes, so that no request on its way is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for clients in the midst of their requests to be told. */
const GOODBYE_MS = 100;

/** @returns a function that closes the server. */
export function addFarewell(app: FastifyInstance): () => Promise<void> {
  let leaving = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving) reply.raw.setHeader('connection', 'close');
  });
  return async () => {
    leaving = true;
    await sleep(GOODBYE_MS);
    await app.close();
  };
}
