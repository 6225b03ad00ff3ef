/** The renderer with real workers and fake apps: limits, timeouts and crashes. */
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { route } from '@mall/release/testing';
import { PAGE, remoteBuild, shellBuild, shellOf, shellThat } from '../testing/fake-apps.ts';
import { linesWith, until } from '../testing/running-gateway.ts';
import { renderText, startInstance } from '../testing/start-instance.ts';

type Running = Awaited<ReturnType<typeof startInstance>>;

let running: Running;
afterEach(() => running?.renderer.close(0));

const get = (url: string) => renderText(running.renderer, { url, storedLanguage: 'hu' });
const textOf = async (url: string) => (await get(url)).body;
/** Workers that were replaced, and renders that were repeated without an app. */
const replaced = () => linesWith(running.lines, 'delayMs');
const disabled = () => linesWith(running.lines, 'disabledOn');
const restarts = async () =>
  /render_worker_restarts_total (\d+)/.exec(await running.metrics.text())?.[1];

/** A cinema whose pages with `bad` in their URL do this. */
const cinema = (bad: string) =>
  remoteBuild('cinema', `if (/bad/.test(url)) { ${bad} } return 'fine'`);
/** Its pages are in flight for a while. */
const slowShops = remoteBuild(
  'shops',
  `await new Promise((resolve) => setTimeout(resolve, 50)); return 'shops'`,
);

/** Takes the files of the store away and kills the worker. @returns a function that puts them back. */
async function loseStore(): Promise<() => Promise<void>> {
  const { store, instance } = running;
  const { shell = '' } = instance.composition.apps;
  const files = dirname(await store.localFolder('shell', shell));
  const pid = Number(/pid (\d+)/.exec(await textOf('/cinema-hu'))?.[1]);
  await rename(files, `${files}.away`);
  process.kill(pid, 'SIGKILL');
  await until(() => replaced().length > 1);
  return () => rename(`${files}.away`, files);
}

const showsPid = remoteBuild('cinema', `return 'pid ' + process.pid`);

test('replaces a worker that ended while the store was away once that is back', async () => {
  running = await startInstance([shellBuild, showsPid]);
  const putBack = await loseStore();
  await expect(get('/cinema-hu')).rejects.toThrow('render failed: lost');
  expect(replaced()[1]?.stack).toContain('ENOENT');
  await until(() => replaced().length > 2);
  const pauses = replaced().map(({ delayMs }) => delayMs);
  expect(pauses.slice(0, 3)).toEqual([0, 50, 100]);
  await putBack();
  await until(async () => (await textOf('/cinema-hu').catch(() => '')).includes('pid'));
});

test('rejects a render after the end of the last worker', async () => {
  running = await startInstance([shellBuild, showsPid]);
  await loseStore();
  await running.renderer.close(0);
  await expect(get('/cinema-hu')).rejects.toThrow('render failed: lost');
});

test('renders pages', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask'] });
  running = await startInstance([shellBuild, remoteBuild('cinema', PAGE.good('films'))]);
  expect(running.renderer.pool.responds).toBe(true);
  expect(await textOf('/cinema-en')).toContain('films');
  // Pages share a site file: its text came with the first.
  expect((await get('/cinema-en')).site).toEqual({ version: expect.any(String) });
  const timers = [jest.getTimerCount()];
  await running.renderer.close(0);
  timers.push(jest.getTimerCount());
  jest.useRealTimers();
  // That of the watch, until the worker has ended.
  expect(timers).toEqual([1, 0]);
});

test('renders 16 pages at once, queues 1000 and refuses more', async () => {
  const body = `globalThis.count = (globalThis.count ?? 0) + 1; const seen = globalThis.count;
    await new Promise((resolve) => setTimeout(resolve, 10)); globalThis.count -= 1;
    return 'at once: ' + seen + '.'`;
  running = await startInstance([shellBuild, remoteBuild('cinema', body)], 20_000);
  const pages = Array.from({ length: 1_016 }, () => textOf('/cinema-hu'));
  await expect(get('/cinema-hu')).rejects.toThrow('too many renders are queued');
  const counts = (await Promise.all(pages)).map((text) => Number(/once: (\d+)/.exec(text)?.[1]));
  expect(Math.max(...counts)).toBe(16);
}, 30_000);

test('renders a page that crashed the worker without its app, and disables that on the route', async () => {
  running = await startInstance([shellBuild, cinema(PAGE.exits)]);
  const { status, failed, body: text } = await get('/cinema-hu/bad?day=1');
  expect([status, failed]).toEqual([503, ['cinema']]);
  expect(text).toContain('fallback');
  expect(await textOf('/cinema-hu/other')).toContain('fallback');
  expect(await textOf('/cinema-hu')).toContain('fine');
  expect(await restarts()).toBe('1');
  const release = running.instance.composition.apps.cinema;
  expect(replaced()).toMatchObject([
    { app: 'cinema', release, paths: ['/cinema-hu/bad'], delayMs: 0 },
  ]);
  expect(disabled()).toMatchObject([
    {
      ...{ app: 'cinema', release, path: '/cinema-hu/bad', kind: 'lost', disabledMs: 10_000 },
      disabledOn: { app: 'cinema', route: 'cinema-item' },
      stack: expect.stringContaining('process.exit was called'),
    },
  ]);
});

test.each([
  ['throw without a stack', `throw 'no stack'`, ['/cinema-hu/bad']],
  ['exit', 'process.reallyExit(1)', ['/shops-hu', '/cinema-hu/bad']],
])('disables no page rendered between two crashes by a later %s', async (_what, end, paths) => {
  const crash = `setTimeout(() => { ${end} }, 5); return new Promise(() => {})`;
  running = await startInstance([shellBuild, cinema(crash), slowShops]);
  await textOf('/shops-en');
  for (const url of ['/cinema-hu/bad', '/cinema-hu?bad']) {
    const [beside, bad] = await Promise.all(['/shops-hu', url].map(textOf));
    expect(beside).toContain('shops');
    expect(bad).toContain('fallback');
  }
  expect(disabled().map(({ disabledOn }) => disabledOn)).toEqual([
    { app: 'cinema', route: 'cinema-item' },
    { app: 'cinema', route: 'cinema' },
  ]);
  // Without the page that was rendered before.
  expect(replaced()[0]?.paths).toEqual(paths);
});

test('replaces a worker that does not respond, even one that ignores the interrupt', async () => {
  const ignores = `process.on('SIGINT', () => {}); ${PAGE.loops}`;
  running = await startInstance([shellBuild, cinema(ignores)], 500);
  expect(await textOf('/cinema-hu/bad')).toContain('fallback');
  expect(await restarts()).toBe('1');
});

test('renders a page of the shell without remotes when it fails with them', async () => {
  const shell = shellThat(`if (!disabledApps) throw new Error('a remote broke the shell');
    return { ...page, body: disabledApps.join(), failed: disabledApps };`);
  running = await startInstance([shell, cinema(''), slowShops]);
  expect(await textOf('/')).toBe('cinema,shops');
  expect(linesWith(running.lines, 'kind')).toMatchObject([
    { app: 'shell', kind: 'threw', path: '/' },
  ]);
});

test('repeats a failing page without one app after another, five times at most', async () => {
  const paths = ['/one', '/same', '/each'];
  const entry = `exports.createRenderer = async ({ nodeEntries }) => {
    const page = { status: 200, headers: {}, variesByLanguage: false, failed: [] };
    const apps = Object.keys(nodeEntries);
    const failing = {
      '/one': (disabled) => apps.slice(0, 1).find((app) => !disabled.includes(app)),
      '/same': (disabled) => (disabled.length < apps.length ? apps[0] : undefined),
      '/each': (disabled) => apps.find((app) => !disabled.includes(app)),
    };
    return { render: async ({ url, disabledApps = [] }) => {
      const app = failing[url](disabledApps);
      if (app) throw new Error('without ' + disabledApps.length + ' at ' + nodeEntries[app]);
      return { ...page, body: disabledApps.join() };
    } };
  };`;
  const routes = paths.map((path) => route(path.slice(1), path));
  const shell = { ...shellOf(entry), mf: { routes } };
  const names = ['a', 'b', 'c', 'd', 'e'];
  running = await startInstance([shell, ...names.map((name) => remoteBuild(name, ''))]);
  expect(await textOf('/one')).toBe('a');
  expect(await textOf('/same')).toBe('a,b,c,d,e');
  await expect(get('/each')).rejects.toMatchObject({
    details: { kind: 'threw', app: 'e', stack: expect.stringContaining('without 4') },
  });
});

test('passes the settings to the shell, with a shorter timeout for loading than for rendering', async () => {
  const entry = `exports.createRenderer = async ({ site, nodeEntries, log, startTimer, ...settings }) => {
    const page = { status: 200, headers: {}, variesByLanguage: false, failed: [] };
    // A part of a larger buffer.
    const body = new TextEncoder().encode('!' + JSON.stringify(settings)).subarray(1);
    return { render: async () => ({ ...page, body }) };
  }`;
  const env = { SENTRY_DSN: 'https://key@errors.example/1', PAGE_TTL_SECONDS: '7' };
  running = await startInstance([shellOf(entry)], 3_000, env);
  expect(JSON.parse(await textOf('/'))).toEqual({
    apiOrigin: 'http://127.0.0.1:9',
    sentryDsn: 'https://key@errors.example/1',
    loadTimeoutMs: 2_000,
    responseTtlMs: 7_000,
  });
});

test('logs what the worker prints and logs', async () => {
  const body = `if (/write/.test(url)) { console.log('to stdout'); console.error('to stderr'); }
    if (/reject/.test(url)) Promise.reject(new Error('nobody waits'));
    if (/bare/.test(url)) Promise.reject(Object.create(null));
    if (/long/.test(url)) throw new Error('x'.repeat(5_000_000));
    if (/throw/.test(url)) throw new Error('no page'); return 'fine'`;
  running = await startInstance([shellBuild, remoteBuild('cinema', body)]);
  for (const name of ['write', 'throw', 'reject', 'bare', 'long']) await get(`/cinema-hu/${name}`);
  const written = () =>
    running.lines.map(({ level, output, error, stack }) => `${level} ${output ?? error ?? stack}`);
  const errors = ['Error: no page', 'Error: nobody waits', '[Object: null', 'Error: xxx'];
  const expected = ['30 to stdout', '40 to stderr', ...errors.map((error) => `50 ${error}`)];
  await until(() => expected.every((text) => written().some((line) => line.startsWith(text))));
  const named = { app: 'cinema', release: expect.stringMatching(/^[0-9a-f]{16}$/) };
  expect(linesWith(running.lines, 'output')).toMatchObject([named, named]);
  expect(replaced()).toEqual([]);
});

test('does not start a composition that is not ready within twenty timeouts', async () => {
  const never = shellOf('exports.createRenderer = () => new Promise(() => {});');
  await expect(startInstance([never], 30)).rejects.toThrow('render failed: lost');
});

test('waits for renders in flight and in the queue on close', async () => {
  const body = `await new Promise((resolve) => setTimeout(resolve, 100)); return 'done'`;
  running = await startInstance([shellBuild, remoteBuild('cinema', body)]);
  const pages = Array.from({ length: 32 }, () => textOf('/cinema-hu'));
  await running.renderer.close();
  for (const page of await Promise.all(pages)) expect(page).toContain('done');
  await expect(get('/cinema-hu')).rejects.toThrow('render failed: lost');
  expect(await restarts()).toBe('0');
});

test('waits no longer than the timeout on close', async () => {
  running = await startInstance([shellBuild, remoteBuild('cinema', PAGE.neverEnds)], 60_000);
  const page = expect(get('/cinema-hu')).rejects.toThrow('render failed: lost');
  await running.renderer.close(10);
  await page;
});

test('returns pages compressed, except those without a body', async () => {
  running = await startInstance([shellBuild, remoteBuild('cinema', `return 'árvíztűrő'`)]);
  const { body } = await running.renderer.render({ url: '/cinema-hu', storedLanguage: 'hu' });
  expect(Object.keys(body)).toEqual(['br']);
  expect(brotliDecompressSync(body.br ?? '').toString()).toContain('árvíztűrő');
  const redirect = await running.renderer.render({ url: '/cinema-hu/', storedLanguage: 'hu' });
  expect([redirect.status, redirect.body]).toEqual([301, { identity: Buffer.alloc(0) }]);
});
