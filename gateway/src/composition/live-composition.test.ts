/** How a gateway follows the store: first start, swap, refusal and retry. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@mall/contracts';
import { BucketError, openStore, storeUrl } from '@mall/release';
import { auditsOf, type FakeBuild, publishFake, temporaryStore } from '@mall/release/testing';
import { RenderWorker } from '../render/render-worker.ts';
import { goLive, PAGE, remoteBuild, shellBuild, shellOf, shellThat } from '../testing/fake-apps.ts';
import { linesWith, until } from '../testing/running-gateway.ts';
import { shortenPauses } from '../testing/short-pauses.ts';
import { type TestContext, testContext } from '../testing/start-instance.ts';
import { CompositionInstance } from './composition-instance.ts';
import { LiveComposition, type LiveCompositionOptions } from './live-composition.ts';
import { StoreReports } from './store-reports.ts';

let context: TestContext;
let live: LiveComposition;
let swaps: number[];
let now: number;

/** What follows the store of `context`; it does not watch yet. */
const follow = (more: Partial<LiveCompositionOptions> = {}) =>
  new LiveComposition({
    ...context,
    reports: new StoreReports(context.store, context.log),
    now: () => now,
    apiFailures: () => 0,
    onSwap: ({ composition }) => void swaps.push(composition.revision),
    ...more,
  });

beforeEach(async () => {
  shortenPauses();
  context = testContext(await temporaryStore());
  swaps = [];
  now = 0;
  live = follow();
});
afterEach(() => live.close());

const linesOf = (...fields: string[]) => linesWith(context.lines, ...fields);
/** Compositions that did not start, and errors of the store. */
const notStarted = () => linesOf('err', 'revision');
const errorsOf = (message: string) =>
  linesOf('err').filter(({ err }) => (err as Error).message === message);
const refusals = async () => (await auditsOf(context.store)).filter(({ by }) => by === 'gateway');
const refusedTimes = (count: number) => until(async () => (await refusals()).length === count);
const swapped = (...revisions: number[]) =>
  until(() => JSON.stringify(swaps) === JSON.stringify(revisions));

/** Makes builds live as the first composition. */
async function serve(...builds: FakeBuild[]) {
  const releases = await goLive(context.store, ...builds);
  live.watch();
  await swapped(1);
  return releases;
}
const metric = async (name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(await context.metrics.text())?.[1];

/** Resolves after the store was polled `count` times more. */
async function polled(count = 2): Promise<void> {
  const polls = jest.spyOn(context.store, 'newestRevision');
  polls.mockClear();
  await until(() => polls.mock.calls.length >= count);
}

/** Whether the worker of a composition has ended: it renders no page. */
function hasEnded(instance: LiveComposition['current']): Promise<boolean> | undefined {
  return instance?.renderer.render({ url: '/', storedLanguage: 'hu' }).then(
    () => false,
    () => true,
  );
}

const good = (text: string) => remoteBuild('cinema', PAGE.good(text));
const bad = remoteBuild('cinema', PAGE.throws);
const noStart = (text = 'no start') => shellOf(`throw new Error(${JSON.stringify(text)})`);

test('logs once, with the store, that it waits for the first composition', async () => {
  live.watch();
  await polled();
  expect(linesOf('store')).toMatchObject([{ store: storeUrl(context.settings) }]);
});

test('makes the newest composition live, then each newer one', async () => {
  const start = jest.spyOn(CompositionInstance, 'start');
  await serve(shellBuild, good('one'));
  const first = live.current;
  await goLive(context.store, good('two'));
  await swapped(1, 2);
  await until(async () => (await hasEnded(first)) === true);
  expect(await metric('composition_revision')).toBe('2');
  expect(linesOf('reason').map(({ revision }) => revision)).toEqual([1, 2]);
  const reads = jest.spyOn(context.store, 'live');
  await polled();
  // Read only for a newer revision.
  expect(reads).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(2);
});

test('names pages that fail in both compositions in the verdict', async () => {
  await serve(shellBuild, bad);
  await goLive(context.store, remoteBuild('shops', PAGE.good('one')));
  await until(async () => (await context.store.verdicts(2)).length === 1);
  const [verdict] = await context.store.verdicts(2);
  expect(verdict?.refusals).toEqual([]);
  expect(verdict?.inconclusive?.toSorted()).toEqual(['/cinema-en', '/cinema-hu']);
});

test('records a refused regression in the log, the audit log and the verdict', async () => {
  const [shell] = await serve(shellBuild, good('one'));
  const start = jest.spyOn(CompositionInstance, 'start');
  const [cinema] = await goLive(context.store, bad);
  await refusedTimes(1);
  const candidates = await Promise.all(start.mock.results.map(({ value }) => value));
  expect(candidates).toHaveLength(2);
  await until(async () => (await Promise.all(candidates.map(hasEnded))).every(Boolean));
  const at = expect.any(String);
  expect(await refusals()).toEqual([
    {
      ...{ at, by: 'gateway', action: 'refuse', fromRevision: 1, toRevision: 2 },
      subject: `shell@${shell?.id} cinema@${cinema?.id}`,
      why: 'regression in the smoke test: /cinema-hu /cinema-en',
    },
  ]);
  const failed = { app: 'cinema', release: cinema?.id };
  expect(linesOf('path', 'status')).toMatchObject([
    { ...failed, path: '/cinema-hu', status: 503, revision: 2 },
    { ...failed, path: '/cinema-en', status: 503, revision: 2 },
  ]);
  expect(await metric('compositions_refused_total')).toBe('1');
  const error = expect.stringMatching(/^Error: broken on purpose\n/);
  const pages = ['/cinema-hu', '/cinema-en'].map((page) => ({ ...failed, page, error }));
  expect(await context.store.verdicts(2)).toEqual([
    { revision: 2, gateway: expect.any(String), at, refusals: pages },
  ]);
  expect(live.current?.composition.revision).toBe(1);
});

/** Lets the next `count` candidates render no page. */
function failNext(count: number): void {
  const start = CompositionInstance.start.bind(CompositionInstance);
  const starts = jest.spyOn(CompositionInstance, 'start');
  for (let failing = 0; failing < count; failing += 1) {
    starts.mockImplementationOnce(async (...given) => {
      const candidate = await start(...given);
      jest.spyOn(candidate.renderer, 'render').mockRejectedValue(new Error('too slow'));
      return candidate;
    });
  }
}

test('does not refuse a release of which only one candidate fails', async () => {
  await serve(shellBuild, good('one'));
  failNext(1);
  await goLive(context.store, good('two'));
  await swapped(1, 2);
  expect(await refusals()).toEqual([]);
});

test('looks at a release again ten seconds after calls of the API have failed', async () => {
  let failedCalls = 0;
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  live = follow({ pause, apiFailures: () => (failedCalls += 1) });
  await serve(shellBuild, good('one'));
  failNext(2);
  await goLive(context.store, good('two'));
  await swapped(1, 2);
  expect(pauses).toEqual([10_000]);
  expect(await refusals()).toEqual([]);
});

// A worker that names the page that ends it leaves nothing to look at again.
test.each([
  ['ends its worker without a word, after a second look', 'process.reallyExit(1)', [10_000]],
  ['ends its worker', PAGE.exits, []],
])('refuses a release whose page %s', async (_what, page, looks) => {
  const pauses: number[] = [];
  live = follow({ pause: async (ms) => void pauses.push(ms) });
  await serve(shellBuild, good('one'));
  await goLive(context.store, remoteBuild('cinema', page));
  await refusedTimes(1);
  expect(pauses).toEqual(looks);
  expect(swaps).toEqual([1]);
});

test('tries a refused composition again only while another gateway serves it', async () => {
  await serve(shellBuild, good('one'));
  await goLive(context.store, bad);
  await refusedTimes(1);
  now += 60 * 60_000;
  await polled(4);
  expect(await metric('compositions_refused_total')).toBe('1');
  const at = new Date().toISOString();
  await context.store.putVerdict({ revision: 2, gateway: 'other', at, refusals: [] });
  await polled(4);
  expect(await metric('compositions_refused_total')).toBe('1');
  now += 60 * 60_000;
  await until(async () => (await metric('compositions_refused_total')) === '2');
  await polled();
  expect(await metric('compositions_refused_total')).toBe('2');
  expect(await refusals()).toHaveLength(1);
  expect(live.current?.composition.revision).toBe(1);
});

test('never starts with a refused composition, and lets other teams release after it', async () => {
  await serve(shellBuild, good('one'));
  const before = live.current?.composition.apps.cinema;
  await goLive(context.store, bad);
  await refusedTimes(1);
  await live.close();
  live = follow();
  live.watch();
  await swapped(1, 1);
  await goLive(context.store, remoteBuild('shops', PAGE.good('shops')));
  await swapped(1, 1, 3);
  expect(live.current?.composition.apps.cinema).toBe(before);
  now += 60 * 60_000;
  await polled(4);
  expect(swaps).toEqual([1, 1, 3]);
});

test('refuses a composition that does not start', async () => {
  await serve(shellBuild);
  const [broken] = await goLive(context.store, noStart());
  await refusedTimes(1);
  expect((await refusals())[0]).toMatchObject({ why: 'it does not start', toRevision: 2 });
  expect(notStarted()).toMatchObject([{ revision: 2, app: 'shell', release: broken?.id }]);
  expect((await context.store.verdicts(2))[0]?.refusals).toEqual([
    { app: 'shell', release: broken?.id, error: expect.stringContaining('no start') },
  ]);
  expect(await metric('compositions_refused_total')).toBe('1');
  expect(live.current?.composition.revision).toBe(1);
  await polled();
  expect(linesOf('err')).toHaveLength(notStarted().length);
});

test('starts a composition later whose files the bucket could not send, and refuses nothing', async () => {
  await serve(shellBuild);
  jest.spyOn(context.store, 'localFolder').mockRejectedValueOnce(new BucketError('away'));
  await goLive(context.store, good('one'));
  await until(() => errorsOf('away').length > 0);
  now += 10_000;
  await swapped(1, 2);
  expect(await refusals()).toEqual([]);
});

test('does not start a composition without a shell', async () => {
  const change = { by: 'tester', action: 'promote' as const, changed: [], reason: 'a test' };
  await context.store.advance(0, { apps: {}, ...change });
  live.watch();
  await until(() => notStarted().length > 0);
  const message = expect.stringContaining('has no shell');
  expect(notStarted()[0]).toMatchObject({ revision: 1, err: { message } });
});

test('starts once the damaged release that every composition names is repaired', async () => {
  const [shell] = await goLive(context.store, shellBuild);
  await damage('shell');
  live.watch();
  await until(() => notStarted().length > 0);
  const message = expect.stringContaining(`shell@${shell?.id}`);
  expect(notStarted()[0]).toMatchObject({ err: { type: 'MissingReleasesError', message } });
  await publishFake(context.store, shellBuild);
  await swapped(1);
});

/** Cuts the record of a release, and opens the store anew, as a gateway that starts. */
async function damage(app: string): Promise<void> {
  const folder = await context.store.localFolder(app, (await composition()).apps[app] ?? '');
  await writeFile(join(folder, 'release.json'), '{"app": "she');
  context.store = openStore(join(folder, '../../..'));
  live = follow();
}
const composition = async () => (await context.store.history())[0] as Composition;

test.each<[string, (app: string) => Promise<unknown>]>([
  ['damaged', damage],
  [
    'missing',
    async (app) => context.store.removeRelease(app, (await composition()).apps[app] ?? ''),
  ],
])('leaves out an app whose release is %s until it is published again', async (_what, lose) => {
  await goLive(context.store, shellBuild, good('one'), remoteBuild('shops', PAGE.good('shops')));
  await lose('cinema');
  live.watch();
  await swapped(1);
  expect(live.current?.missingApps).toEqual(['cinema']);
  expect(live.current?.record.apps.map(({ name }) => name)).toEqual(['shell', 'shops']);
  const { cinema } = (await composition()).apps;
  expect(context.lines).toContainEqual(
    expect.objectContaining({ level: 50, app: 'cinema', release: cinema, revision: 1 }),
  );
  now += 2_000;
  await polled();
  expect(await refusals()).toEqual([]);
  expect(await context.store.verdicts(1)).toMatchObject([{ refusals: [] }]);
  await publishFake(context.store, good('one'));
  now += 2_000;
  await swapped(1, 1);
  expect(live.current?.missingApps).toEqual([]);
  expect(live.current?.record.apps.map(({ name }) => name)).toContain('cinema');
});

test('prefers an older composition that can be read to one without an app', async () => {
  await goLive(context.store, shellBuild, good('one'));
  await goLive(context.store, good('two'));
  await damage('cinema');
  live.watch();
  await swapped(1);
  expect(live.current?.missingApps).toEqual([]);
});

test('makes a newer composition live once its record is repaired', async () => {
  const [shell] = await serve(shellBuild);
  const store = join(await context.store.localFolder('shell', shell?.id ?? ''), '../../..');
  const fileOf = (revision: number) => join(store, 'compositions', `00000000${revision}.json`);
  const { revision: _, ...record } = JSON.parse(await readFile(fileOf(1), 'utf8'));
  await writeFile(fileOf(2), '{"revision": 2, "ap');
  await polled();
  await writeFile(fileOf(2), JSON.stringify({ revision: 2, ...record }));
  now += 2_000;
  await swapped(1, 2);
});

describe('a release of one app', () => {
  test('is live before the pages of other apps are tested', async () => {
    await serve(shellBuild, good('one'), remoteBuild('shops', PAGE.good('shops')));
    await goLive(context.store, good('two'));
    await swapped(1, 2);
    await until(async () => (await context.store.verdicts(2)).length === 1);
    const request = { url: '/shops-hu', storedLanguage: 'hu' as const };
    expect((await live.current?.pages.get(request))?.outcome).toBe('hit');
  });

  test('is undone when it breaks a page of another app', async () => {
    const breaks = `globalThis.cinemaIsNew = true; return 'two'`;
    const shops = `if (globalThis.cinemaIsNew) throw new Error('broken by cinema'); return 'shops'`;
    await serve(shellBuild, good('one'), remoteBuild('shops', shops));
    await goLive(context.store, remoteBuild('cinema', breaks));
    await swapped(1, 2, 1);
    await until(async () => (await context.store.verdicts(2)).length === 1);
    expect((await context.store.verdicts(2))[0]?.refusals[0]).toMatchObject({
      app: 'shops',
      page: '/shops-hu',
      error: expect.stringContaining('broken by cinema'),
    });
    expect((await context.store.live())?.revision).toBe(1);
  });
});

test('starts with the newest composition that starts, at most five back', async () => {
  await goLive(context.store, shellBuild);
  for (let index = 0; index < 5; index += 1) await goLive(context.store, noStart(`${index}`));
  live.watch();
  await swapped(1);
  await polled();
  expect(notStarted()).toHaveLength(5);
  expect(live.current?.composition.revision).toBe(1);
});

test('records each composition once while none starts', async () => {
  await goLive(context.store, noStart());
  await goLive(context.store, noStart('no start either'));
  live.watch();
  await until(() => notStarted().length >= 4);
  expect((await refusals()).map(({ toRevision }) => toRevision)).toEqual([2, 1]);
});

test('starts with the newest composition although a part fails', async () => {
  await goLive(context.store, shellBuild, good('one'));
  await goLive(context.store, bad);
  live.watch();
  await swapped(2);
  await polled();
  expect(swaps).toEqual([2]);
});

test('starts with a composition whose shell ends its worker, so that it can be replaced', async () => {
  await serve(shellThat('process.exit(3)'));
  expect(await refusals()).toEqual([]);
  await goLive(context.store, shellBuild);
  await swapped(1, 2);
});

test('makes a composition live that could not be read at first', async () => {
  await serve(shellBuild);
  const { store } = context;
  const read = store.live.bind(store);
  const reads = jest.spyOn(store, 'live').mockImplementation(async () => {
    if ((await store.newestRevision()) === 1) return read();
    reads.mockRestore();
    throw new Error('stale file handle');
  });
  await goLive(store, good('one'));
  await swapped(1, 2);
  expect(errorsOf('stale file handle')).toHaveLength(1);
});

test('renders the smoke test in one process and starts the others after the swap', async () => {
  context = testContext(context.store, undefined, { RENDER_PROCESSES: '3' });
  const starts = jest.spyOn(RenderWorker, 'start');
  const startsAtSwap: number[] = [];
  live = follow({ onSwap: () => void startsAtSwap.push(starts.mock.calls.length) });
  await goLive(context.store, shellBuild, good('one'));
  live.watch();
  await until(() => starts.mock.calls.length === 3);
  expect(startsAtSwap).toEqual([1]);
});

test('stops searching for a composition on close', async () => {
  await goLive(context.store, shellBuild);
  await goLive(context.store, good('one'));
  const closed = Promise.withResolvers<void>();
  const start = jest.spyOn(CompositionInstance, 'start').mockImplementation(async () => {
    closed.resolve(live.close());
    throw new Error('no start');
  });
  live.watch();
  await closed.promise;
  expect(start).toHaveBeenCalledTimes(1);
});

test('stops the smoke test and both compositions on close', async () => {
  await serve(shellBuild, good('one'));
  const first = live.current;
  const start = jest.spyOn(CompositionInstance, 'start');
  await goLive(context.store, remoteBuild('cinema', PAGE.neverEnds));
  await until(() => start.mock.results.length === 1);
  const candidate = await start.mock.results[0]?.value;
  await live.close();
  expect(await hasEnded(first)).toBe(true);
  expect(await hasEnded(candidate)).toBe(true);
  expect(swaps).toEqual([1]);
  expect(await context.store.verdicts(2)).toEqual([]);
});

test('stops the start of a candidate on close without refusing it', async () => {
  context = testContext(context.store, 60_000);
  live = follow();
  await serve(shellBuild);
  const start = jest.spyOn(RenderWorker, 'start');
  await goLive(context.store, shellOf('exports.createRenderer = () => new Promise(() => {});'));
  await until(() => start.mock.results.length === 1);
  await live.close();
  expect(notStarted()).toEqual([]);
  expect(await context.store.verdicts(2)).toEqual([]);
});
