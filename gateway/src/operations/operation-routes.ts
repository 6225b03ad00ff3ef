/** Addresses for the operator: is the process alive, can it serve, and how does it do. */
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';
import type { Metrics } from './metrics.ts';

/** A worker that does not answer in this time is not ready. */
const ANSWER_MS = 2_000;

async function isReady(live: LiveSite): Promise<boolean> {
  const site = live.current;
  if (!site) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_MS, false).unref());
  const answers = site.renderer.answers().then(
    () => true,
    () => false,
  );
  return Promise.race([answers, late]);
}

export function addOperationRoutes(app: FastifyInstance, live: LiveSite, metrics: Metrics): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(live);
    const revision = live.current?.composition.revision ?? null;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, revision });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
