/** Gateways that start, swap compositions and stop while visitors come. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBucket, rollback } from '@mall/release';
import {
  BucketServer,
  type FakeBuild,
  publishFake,
  temporaryFolder,
  temporaryStore,
} from '@mall/release/testing';
import { Drain } from '@mall/server';
import { startFakeApi } from './testing/fake-api.ts';
import { goLive, PAGE, remoteBuild, shellBuild, shellOf } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from './testing/running-gateway.ts';
import { shortenPauses } from './testing/short-pauses.ts';

let gateway: RunningGateway;
afterEach(() => gateway?.close());

const revisionOf = async (path = '/') => (await gateway.get(path)).headers.get('x-composition');
const cinema = (text: string) => remoteBuild('cinema', PAGE.good(text));
const first = cinema('first');

/** Starts a gateway with these apps live. @returns its store. */
async function serve(env: Record<string, string>, ...remotes: FakeBuild[]) {
  const store = await temporaryStore();
  await goLive(store, shellBuild, ...remotes);
  gateway = await runGateway(store, env);
  await gateway.ready;
  return store;
}

test('promotes and rolls back without a failed request', async () => {
  const store = await serve({ PAGE_TTL_SECONDS: '0' }, first);
  const statuses = new Set<number>();
  let visiting = true;
  const visits = ['/', '/cinema-hu', '/cinema-en/item'].map(async (path) => {
    while (visiting) {
      const response = await gateway.get(path);
      await response.text();
      statuses.add(response.status);
    }
  });
  await goLive(store, cinema('second'));
  await until(async () => (await (await gateway.get('/cinema-hu')).text()).includes('second'));
  await rollback(store, 'cinema', { by: 'tester' });
  await until(async () => (await (await gateway.get('/cinema-hu')).text()).includes('first'));
  visiting = false;
  await Promise.all(visits);
  expect([...statuses]).toEqual([200]);
  expect(await revisionOf()).toBe('3');
});

test('listens after a while without a composition, and is not ready', async () => {
  const store = await temporaryStore();
  gateway = await runGateway(store, {}, { maxStartMs: 1 });
  const page = await gateway.get('/');
  expect([page.status, (await gateway.get('/readyz')).status]).toEqual([503, 503]);
  expect((await gateway.get('/healthz')).status).toBe(200);
  await goLive(store, shellBuild);
  await until(async () => (await gateway.get('/readyz')).status === 200);
});

test('reaches the API from the first composition before the gateway listens', async () => {
  const api = await startFakeApi();
  const store = await temporaryStore();
  const page = `{ status: 200, headers: {}, body: status + ' ' + apiOrigin, variesByLanguage: false, failed: [] }`;
  const entry = `exports.createRenderer = async ({ apiOrigin }) => {
    const { status } = await fetch(apiOrigin + '/api/config');
    return { render: async () => (${page}) };
  }`;
  await goLive(store, shellOf(entry));
  gateway = await runGateway(store, { API_ORIGIN: api.origin });
  const [status, origin = ''] = (await (await gateway.get('/')).text()).split(' ');
  expect(status).toBe('200');
  await gateway.close();
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
  await api.close();
});

test('accepts no visitor before a composition is live', async () => {
  const store = await temporaryStore();
  const looks = jest.spyOn(store, 'newestRevision');
  const listens = jest.fn((running: RunningGateway) => {
    gateway = running;
  });
  const starting = runGateway(store).then(listens);
  await until(() => looks.mock.calls.length > 2);
  expect(listens).not.toHaveBeenCalled();
  await goLive(store, shellBuild, first);
  await starting;
  expect((await gateway.get('/cinema-hu')).status).toBe(200);
});

/** A bucket in memory. */
async function startBucket() {
  const server = new BucketServer();
  const endpoint = await server.listen();
  const keys = { accessKey: 'test', secretKey: 'secret', region: 'us-east-1' };
  const open = async (copies: string | Promise<string> = temporaryFolder()) =>
    openBucket({ endpoint, ...keys, bucket: 'mall', prefix: '' }, await copies);
  return { server, open };
}

test('fetches the releases of a rollout from a bucket before they are served', async () => {
  const { server, open } = await startBucket();
  const store = await open();
  await goLive(store, shellBuild, first);
  const copies = await temporaryFolder();
  gateway = await runGateway(await open(copies));
  const { id } = await publishFake(store, cinema('second'));
  const at = new Date().toISOString();
  const plan = { kind: 'scheduled', apps: { cinema: id }, base: {} } as const;
  const from = new Date(Date.now() + 60_000).toISOString();
  await store.rollouts.add({ ...plan, id: '0123abcd', from, at, by: 'anna' });
  const record = join(copies, 'releases/cinema', id, 'release.json');
  await until(() => existsSync(record));
  await gateway.close();
  server.close();
});

test('follows a store in a bucket beside another gateway, also when that was away', async () => {
  const { server, open } = await startBucket();
  const store = await open();
  await goLive(store, shellBuild, first);
  gateway = await runGateway(await open());
  const other = await runGateway(await open());
  const showsEverywhere = (text: string) =>
    until(async () => {
      const pages = [gateway, other].map(async ({ get }) => (await get('/cinema-hu')).text());
      return (await Promise.all(pages)).every((page) => page.includes(text));
    });
  await showsEverywhere('first');
  shortenPauses();
  await goLive(store, cinema('second'));
  await showsEverywhere('second');
  server.trouble = { status: 503 };
  await expect(goLive(store, cinema('third'))).rejects.toThrow('the bucket responds with 503');
  await showsEverywhere('second');
  expect((await gateway.get('/readyz')).status).toBe(200);
  server.trouble = {};
  await goLive(store, cinema('third'));
  await showsEverywhere('third');
  await Promise.all([gateway.close(), other.close()]);
  server.close();
});

const PATHS = ['/', '/cinema-hu', '/api/search?query=a', '/api/shops', '/media/a.webp'];
const CLIENTS_PER_PATH = 4;

/** @returns the status. @throws the system's error. */
async function send(url: string, agent: Agent): Promise<number | undefined> {
  const [response] = await once(request(url, { agent }).end(), 'response');
  await once(response.resume(), 'end');
  return response.statusCode;
}

/** Sends requests until the gateway does not listen. @returns what went wrong before. */
async function visit({ origin }: RunningGateway, path: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  for (;;) {
    try {
      const status = await send(origin + path, agent);
      if (status !== 200 && status !== 404) failures.push(`${path}: ${status}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') return failures;
      failures.push(`${path}: ${code}`);
    }
  }
}

test('loses no request during a stop, which `/readyz` announces', async () => {
  const api = await startFakeApi();
  const store = await temporaryStore();
  await goLive(store, shellBuild, first);
  const drain = new Drain({ noticeMs: 1_500, lingerMs: 1_000, finishMs: 500 });
  gateway = await runGateway(store, { API_ORIGIN: api.origin }, { drain });
  const clients = PATHS.flatMap((path) =>
    Array.from({ length: CLIENTS_PER_PATH }, () => visit(gateway, path)),
  );
  await sleep(200);
  const closed = gateway.close();
  expect((await gateway.get('/readyz')).status).toBe(503);
  expect((await Promise.all(clients)).flat()).toEqual([]);
  await closed;
  await api.close();
});
