/** Liveness, readiness and metrics for operators and load balancers. */
import fastify, { type FastifyInstance } from 'fastify';
import { Metrics } from '../base/metrics.ts';
import { addOperationRoutes } from './operation-routes.ts';

type Live = Parameters<typeof addOperationRoutes>[1]['live'];

/** The APIs do not decide: cached pages are served without them. */
const APIS = [{ origin: 'http://127.0.0.1:9', ready: false, reason: 'connect ECONNREFUSED' }];

const TOKEN = 'token-of-the-monitoring-2026';

let app: FastifyInstance;
let live: { current: Live['current'] };
let metrics: Metrics;
let canary: ReturnType<Parameters<typeof addOperationRoutes>[1]['canary']>;
let stopping: boolean;

function serve(token: string | undefined, trustProxy = false): void {
  app = fastify({ trustProxy });
  const apis = { states: APIS };
  addOperationRoutes(app, {
    ...{ live, metrics, apis, token },
    canary: () => canary,
    isStopping: () => stopping,
  });
}

beforeEach(() => {
  live = { current: undefined };
  metrics = new Metrics();
  stopping = false;
  serve(TOKEN);
});

const workerThat = ({ responds }: { responds: boolean }, missingApps: string[] = []) => ({
  renderer: { queued: 5, pool: { responds, residentMb: async () => [100, 200] } },
  composition: { revision: 7 },
  missingApps,
});
async function readiness() {
  const { statusCode, headers, body } = await app.inject('/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)];
}

test.each([
  [200, 'while its worker responds', true, false],
  [503, 'once it is about to stop', true, true],
  [503, 'when no worker responds', false, false],
])('reports its readiness with %d %s', async (status, _when, responds, isStopping) => {
  live.current = workerThat({ responds });
  stopping = isStopping;
  const ready = status === 200;
  expect(await readiness()).toEqual([status, { ready, revision: 7, apis: APIS }]);
});

test('names the apps whose releases are damaged', async () => {
  live.current = workerThat({ responds: true }, ['shops']);
  const [status, { ready, missingApps }] = await readiness();
  expect([status, ready, missingApps]).toEqual([200, true, ['shops']]);
});

test('is not ready without a composition, but alive', async () => {
  expect(await readiness()).toEqual([503, { ready: false, revision: null, apis: APIS }]);
  const { statusCode, headers, body } = await app.inject('/healthz');
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', 'ok\n']);
});

describe('another machine', () => {
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers, remoteAddress: '10.0.0.9' });

  test.each([{}, { authorization: 'Bearer another-token' }, { authorization: 'Bearer ' }])(
    'reads neither metrics nor details of the readiness: %j',
    async (headers) => {
      live.current = workerThat({ responds: true });
      expect((await ask('/metrics', headers)).statusCode).toBe(404);
      const { statusCode, body } = await ask('/readyz', headers);
      expect([statusCode, JSON.parse(body)]).toEqual([200, { ready: true }]);
    },
  );

  test('reads both with the token', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await ask('/metrics', headers)).statusCode).toBe(200);
    expect(JSON.parse((await ask('/readyz', headers)).body)).toHaveProperty('apis', APIS);
  });

  test('reads neither when no token is set', async () => {
    serve(undefined);
    expect((await ask('/metrics', { authorization: 'Bearer undefined' })).statusCode).toBe(404);
  });

  test('does not pass for this one behind a proxy', async () => {
    serve(TOKEN, true);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await ask('/metrics', headers)).statusCode).toBe(404);
    for (const forwarded of ['203.0.113.9', '127.0.0.1', '']) {
      const visitor = { 'x-forwarded-for': forwarded };
      expect((await app.inject({ url: '/metrics', headers: visitor })).statusCode).toBe(404);
    }
  });
});

test('sends metrics in the format of Prometheus, which are never cached', async () => {
  const owner = { app: 'cinema', release: 'a' };
  const failing = metrics.timeRender(owner, () => Promise.reject(new Error('no render')));
  await expect(failing).rejects.toThrow();
  const { headers, body } = await app.inject('/metrics');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/plain; version=0.0.4'),
  });
  expect(body).toContain('render_duration_seconds_count{app="cinema",release="a"} 1');
  expect(body).toContain('process_cpu_user_seconds_total');
});

test('measures APIs, queue, workers and the canary', async () => {
  live.current = workerThat({ responds: true });
  canary = { rollout: { apps: { cinema: 'b' } }, weight: 5 };
  const { body } = await app.inject('/metrics');
  expect(body).toContain('api_ready{origin="http://127.0.0.1:9"} 0');
  expect(body).toContain('render_queue_length 5');
  expect(body).toContain('render_worker_resident_memory_bytes{worker="1"} 209715200');
  expect(body).toContain('canary_percent{app="cinema",release="b"} 5');
  live.current = undefined;
  canary = undefined;
  const { body: later } = await app.inject('/metrics');
  expect(later).toContain('render_queue_length 0');
  expect(later).not.toContain('render_worker_resident_memory_bytes{');
  expect(later).not.toContain('canary_percent{');
});
