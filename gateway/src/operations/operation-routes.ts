/** Liveness, readiness and metrics. */
import { isSecret } from '@mall/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiServers } from '../api/api-servers.ts';
import type { Metrics } from '../base/metrics.ts';
import type { ServedCanary } from '../composition/composition-choice.ts';
import { sendPlainPage } from '../http/plain-page.ts';

interface LiveState {
  readonly current:
    | {
        renderer: {
          readonly queued: number;
          pool: { readonly responds: boolean; residentMb(): Promise<number[]> };
        };
        composition: { revision: number };
        missingApps: readonly string[];
      }
    | undefined;
}

async function measureState({ live, metrics, apis, canary }: OperationOptions): Promise<void> {
  for (const { origin, ready } of apis.states) metrics.apiReady.set({ origin }, Number(ready));
  metrics.renderQueue.set(live.current?.renderer.queued ?? 0);
  const { rollout, weight = 0 } = canary() ?? {};
  metrics.canaryPercent.reset();
  for (const [app, release] of Object.entries(rollout?.apps ?? {})) {
    metrics.canaryPercent.set({ app, release }, weight);
  }
  const memory = (await live.current?.renderer.pool.residentMb()) ?? [];
  metrics.workerMemory.reset();
  memory.forEach((mb, worker) => {
    metrics.workerMemory.set({ worker }, mb * 1024 ** 2);
  });
}

export interface OperationOptions {
  live: LiveState;
  metrics: Metrics;
  isStopping: () => boolean;
  apis: Pick<ApiServers, 'states'>;
  canary: () => { rollout: Pick<ServedCanary['rollout'], 'apps'>; weight: number } | undefined;
  /** Lets other machines read the metrics and the details of the readiness. */
  token: string | undefined;
}

const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/;

/** Not the client of a proxy on this machine, whatever address the proxy forwards. */
function isThisMachine({ headers, socket }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = socket;
  if (headers['x-forwarded-for'] !== undefined) return false;
  return LOOPBACK.test(remoteAddress) || remoteAddress === localAddress;
}

export function addOperationRoutes(app: FastifyInstance, options: OperationOptions): void {
  const { live, metrics, apis, isStopping, token } = options;
  const isOperator = (request: FastifyRequest) =>
    isThisMachine(request) ||
    (token !== undefined &&
      isSecret(token, request.headers.authorization?.replace(/^Bearer /i, '') ?? ''));
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    const ready = !isStopping() && (live.current?.renderer.pool.responds ?? false);
    const revision = live.current?.composition.revision ?? null;
    const { missingApps = [] } = live.current ?? {};
    const missing = missingApps.length > 0 && { missingApps };
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isOperator(request) ? { ready, revision, ...missing, apis: apis.states } : { ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) return sendPlainPage(reply, 404);
    await measureState(options);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
