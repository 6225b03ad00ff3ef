/** Which pages and apps the smoke test finds, with real workers. */
import { type FakeBuild, route, temporaryStore } from '@mall/release/testing';
import {
  goLive,
  PAGE,
  remoteBuild,
  remoteEntry,
  shellBuild,
  shellThat,
} from '../testing/fake-apps.ts';
import { startLive, type TestContext, testContext } from '../testing/start-instance.ts';
import type { CompositionInstance } from './composition-instance.ts';
import { type Regression, smokeTest } from './smoke-test.ts';
import { testedPages } from './tested-pages.ts';

const started: CompositionInstance[] = [];
let context: TestContext;

beforeEach(async () => {
  context = testContext(await temporaryStore());
});
afterEach(() => Promise.all(started.splice(0).map((instance) => instance.renderer.close(0))));

async function start(...builds: Parameters<typeof remoteBuild>[]): Promise<CompositionInstance> {
  const remotes = builds.map((build) => remoteBuild(...build));
  const instance = await startLive(context, shellBuild, ...remotes);
  started.push(instance);
  return instance;
}

const never = new AbortController().signal;

async function regressionsOf(candidate: CompositionInstance, live?: CompositionInstance) {
  const { first, rest } = await testedPages(candidate, undefined, context);
  return (await smokeTest(candidate, live, [...first, ...rest], never)).regressions;
}

const namesOf = (regressions: readonly Regression[]) =>
  regressions.map(({ path, apps }) => `${path} ${apps.map(({ app }) => app).join()}`).sort();

test('caches the pages of a composition without a regression in each language', async () => {
  const live = await start(['cinema', PAGE.good('one')]);
  const next = await start(['cinema', PAGE.good('two')]);
  expect(await regressionsOf(next, live)).toEqual([]);
  for (const storedLanguage of ['hu', 'en'] as const) {
    for (const url of ['/', `/cinema-${storedLanguage}`]) {
      const { outcome, page } = await next.pages.get({ url, storedLanguage });
      expect(outcome).toBe('hit');
      expect(page.headers['content-language']).toBe(storedLanguage);
    }
  }
});

test('caches a page whose content changes during its render as outdated', async () => {
  let version = '1';
  context.contentVersion = () => version;
  const candidate = await start(['cinema', PAGE.good('one')]);
  const render = candidate.renderer.render.bind(candidate.renderer);
  jest.spyOn(candidate.renderer, 'render').mockImplementation(async (request) => {
    const page = await render(request);
    version = '2';
    return page;
  });
  const request = { url: '/', storedLanguage: 'hu' } as const;
  await smokeTest(candidate, undefined, [[request]], never);
  expect(candidate.pages.ready(request)).toBeUndefined();
});

test('renders a page again when its app has failed once', async () => {
  const live = await start(['cinema', PAGE.good('one')]);
  const once = `if (!globalThis.failed) { globalThis.failed = true; throw new Error('once'); } return 'two'`;
  expect(await regressionsOf(await start(['cinema', once]), live)).toEqual([]);
});

/** A composition of a shell alone whose `render` has this body. */
async function startShell(render: string) {
  const instance = await startLive(context, shellThat(render));
  started.push(instance);
  return instance;
}

const resultAt = (url: string, candidate: CompositionInstance, live: CompositionInstance) =>
  smokeTest(candidate, live, [[{ url, storedLanguage: 'hu' }]], never);
const regressionsAt = async (...args: Parameters<typeof resultAt>) =>
  (await resultAt(...args)).regressions;

/** Responds with one of the statuses in the path, `/503-200`. */
const respondsBy = (place: number) => `const status = Number(url.slice(1).split('-')[${place}]);
  return { ...page, status, ...(status === 500 && { owner: 'cinema' }) };`;

test('attributes a page with status 4xx or 5xx to its owner, when it is worse than before', async () => {
  await goLive(context.store, shellBuild, remoteBuild('cinema', PAGE.good('one')));
  const next = await startShell(respondsBy(0));
  const live = await startShell(respondsBy(1));
  const cinema = { app: 'cinema', release: next.composition.apps.cinema, error: 'status 500' };
  expect(await regressionsAt('/500-200', next, live)).toEqual([
    { path: '/500-200', status: 500, apps: [cinema] },
  ]);
  for (const path of ['/503-200', '/400-200', '/503-400'])
    expect(namesOf(await regressionsAt(path, next, live))).toEqual([`${path} shell`]);
  for (const path of ['/503-500', '/400-503', '/399-200'])
    expect(await regressionsAt(path, next, live)).toEqual([]);
  const notFound = await resultAt('/404-404', next, live);
  expect(notFound).toEqual({ regressions: [], inconclusive: [] });
});

test('attributes a failed part to its app on a page of another app', async () => {
  const live = await start(['cinema', PAGE.good('one')]);
  const next = await startShell(`return { ...page, owner: 'shell', failed: ['cinema'] };`);
  expect(namesOf(await regressionsAt('/', next, live))).toEqual(['/ cinema']);
  expect(await regressionsAt('/', next, next)).toEqual([]);
});

test('attributes a page that cannot be rendered at all to the shell', async () => {
  const live = await start(['cinema', PAGE.throws]);
  const next = await startShell(`throw new Error('no render');`);
  const release = next.composition.apps.shell;
  const shell = { app: 'shell', release, error: expect.stringContaining('no render') };
  expect(await regressionsAt('/', next, live)).toEqual([{ path: '/', status: 503, apps: [shell] }]);
  expect(namesOf(await regressionsAt('/cinema-hu', next, live))).toEqual(['/cinema-hu shell']);
});

/** A remote with ten pages whose loader has this body. */
function manyPages(loader: string): FakeBuild {
  const routes = Array.from({ length: 10 }, (_, page) => route(`films-${page}`, `/films-${page}`));
  return { name: 'films', mf: { routes }, files: { 'node/server.cjs': remoteEntry(loader) } };
}

test('stops after five regressions', async () => {
  const live = await startLive(context, shellBuild, manyPages(PAGE.good('one')));
  const next = await startLive(context, manyPages(PAGE.throws));
  started.push(live, next);
  const { length } = await regressionsOf(next, live);
  expect(length).toBeGreaterThanOrEqual(5);
  // Of the four pages that are rendered at once, three more may be known by then.
  expect(length).toBeLessThanOrEqual(8);
});

test('stops after a page on which the shell ends its worker', async () => {
  const live = await startLive(context, shellBuild, manyPages(PAGE.good('one')));
  started.push(live);
  // Each with its own back-off, which doubles with the crashes of a worker.
  const startEnding = () => startShell(`process.exit(3);`);
  expect(await regressionsOf(await startEnding())).toHaveLength(1);
  const regressions = await regressionsOf(await startEnding(), live);
  expect(regressions).toHaveLength(1);
  expect(regressions[0]?.apps[0]).toMatchObject({
    app: 'shell',
    error: expect.stringContaining('process.exit was called'),
  });
});
