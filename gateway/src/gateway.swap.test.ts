/** Swapping compositions while visitors come. */
import { rollback } from '@mall/release';
import { type FakeBuild, temporaryStore } from '@mall/release/testing';
import { startFakeApi } from './testing/fake-api.ts';
import { goLive, PAGE, remoteBuild, shellBuild, shellOf } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from './testing/running-gateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway?.close());

const revisionOf = async (path = '/') => (await gateway.get(path)).headers.get('x-composition');
const first = remoteBuild('cinema', PAGE.good('first'));

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
  await goLive(store, remoteBuild('cinema', PAGE.good('second')));
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
