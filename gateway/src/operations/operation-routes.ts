/** Liveness, readiness and metrics. */
import type { FastifyInstance } from 'fastify';
import type { ApiServers } from '../api/api-servers.ts';
import type { Metrics } from '../base/metrics.ts';

/** The timeout of the worker's answer. */
const PING_TIMEOUT_MS = 2_000;

interface LiveRenderer {
  ping(): Promise<void>;
  readonly queued: number;
  residentMb(): Promise<number[]>;
}

/** The live composition, as far as its state is concerned. */
interface LiveState {
  readonly current:
    | {
        renderer: LiveRenderer;
        composition: { revision: number };
      }
    | undefined;
}

async function isReady({ live, isStopping }: OperationOptions): Promise<boolean> {
  if (isStopping()) return false;
  const site = live.current;
  if (!site) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false).unref());
  const answers = site.renderer.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answers, late]);
}

/** Sets the metrics of what is so at this moment. */
async function measureState({ live, metrics, apis }: OperationOptions): Promise<void> {
  for (const { origin, ready } of apis.states) metrics.apiReady.set({ origin }, Number(ready));
  metrics.renderQueue.set(live.current?.renderer.queued ?? 0);
  const memory = (await live.current?.renderer.residentMb()) ?? [];
  metrics.workerMemory.reset();
  memory.forEach((mb, worker) => {
    metrics.workerMemory.set({ worker }, mb * 1024 ** 2);
  });
}

export interface OperationOptions {
  live: LiveState;
  metrics: Metrics;
  /** Whether the process is about to stop. */
  isStopping: () => boolean;
  apis: Pick<ApiServers, 'states'>;
}

export function addOperationRoutes(app: FastifyInstance, options: OperationOptions): void {
  const { live, metrics, apis } = options;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(options);
    const revision = live.current?.composition.revision ?? null;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, revision, apis: apis.states });
  });
  app.get('/metrics', async (_request, reply) => {
    await measureState(options);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
