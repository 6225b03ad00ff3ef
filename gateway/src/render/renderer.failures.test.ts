/** Remotes that block a worker, eat its memory or are slow: what it costs the pages beside them. */
import { setImmediate } from 'node:timers/promises';
import { PAGE, remoteBuild, shellBuild, shellOf, shellThat } from '../testing/fake-apps.ts';
import { linesWith, until } from '../testing/running-gateway.ts';
import { renderText, startInstance } from '../testing/start-instance.ts';

type Running = Awaited<ReturnType<typeof startInstance>>;

let running: Running;
afterEach(() => running?.renderer.close(0));

const SECOND = 1_000;
const textOf = async (url: string) =>
  (await renderText(running.renderer, { url, storedLanguage: 'hu' })).body;
const replaced = () => linesWith(running.lines, 'delayMs');
const disabledOn = () => linesWith(running.lines, 'disabledOn').map((line) => line.disabledOn);
const ON_ITEMS = { app: 'cinema', route: 'cinema-item' };
const ON_THIS_ITEM = { ...ON_ITEMS, path: '/cinema-hu/bad' };

/** Waits for as many workers as the pages at `url`, which hold `pid 123`, name. */
async function untilWorkers(count: number, url: string): Promise<void> {
  const pids = new Set<string | undefined>();
  while (pids.size < count) {
    const pages = await Promise.all(Array.from({ length: 2 * count }, () => textOf(url)));
    for (const page of pages) pids.add(/pid (\d+)/.exec(page)?.[1]);
  }
}

const cinema = (bad: string) =>
  remoteBuild('cinema', `if (/bad/.test(url)) { ${bad} } return 'fine'`);
/** Its pages are in flight for a while. */
const shops = remoteBuild(
  'shops',
  `await new Promise((resolve) => setTimeout(resolve, 200)); return 'pid ' + process.pid`,
);

/** Filled in a quarter of a second. */
const LITTLE_MEMORY = { RENDER_MEMORY_MB: '256' };
const HEAP = `const kept = []; for (;;) kept.push({ text: String(kept.length) })`;
const OFF_HEAP = `const kept = []; for (;;) kept.push(new Uint8Array(8e6).fill(1))`;

test.each([
  ['hangs', PAGE.hangs],
  ['fills the heap', HEAP],
  ['fills memory outside the heap', OFF_HEAP],
])('renders the pages beside one that %s', async (_what, bad) => {
  running = await startInstance([shellBuild, cinema(bad), shops], 3 * SECOND, LITTLE_MEMORY);
  const beside = ['/shops-hu', '/shops-en', '/shops-hu/one', '/'].map(textOf);
  const page = textOf('/cinema-hu/bad');
  for (const text of await Promise.all(beside)) expect(text).not.toContain('fallback');
  expect(await page).toContain('fallback');
  // The first worker may be killed before it has reported what blocks it.
  expect(replaced().at(-1)).toMatchObject({ app: 'cinema' });
  expect(disabledOn()).toEqual([ON_ITEMS]);
  expect(await textOf('/cinema-hu')).toContain('fine');
});

test('does not start a shell that fills memory while it loads', async () => {
  const fill = `const kept = []; while (kept.length < 64) kept.push(new Uint8Array(8e6).fill(1));`;
  const starting = startInstance([shellOf(fill + PAGE.hangs)], 20 * SECOND, LITTLE_MEMORY);
  const stack = expect.stringContaining('server.cjs');
  await expect(starting).rejects.toMatchObject({ details: { kind: 'lost', stack } });
});

test('disables a page that keeps memory after it was rendered', async () => {
  const bad = `globalThis.kept = [...(globalThis.kept ?? []), ...Array.from({ length: 32 }, () => new Uint8Array(8e6).fill(1))]; return 'fat'`;
  running = await startInstance([shellBuild, cinema(bad)], 20 * SECOND, LITTLE_MEMORY);
  await textOf('/cinema-hu/bad');
  await until(() => replaced().length > 0);
  expect(replaced()[0]).toMatchObject({ paths: ['/cinema-hu/bad'] });
  expect(await textOf('/cinema-hu/bad')).toContain('fallback');
  expect(await textOf('/cinema-hu')).toContain('fine');
});

test('disables the page that blocks a worker, not the one beside it', async () => {
  const body = `await new Promise((resolve) => setTimeout(resolve, 50)); if (/bad/.test(url)) { ${PAGE.loops} } return 'fine'`;
  running = await startInstance([shellBuild, remoteBuild('cinema', body)], SECOND);
  const [fine, bad] = await Promise.all(['/cinema-hu', '/cinema-hu/bad'].map(textOf));
  expect(fine).toContain('fine');
  expect(bad).toContain('fallback');
  expect(disabledOn()).toEqual([ON_ITEMS]);
});

test('names the app of a page that ends a worker to which another page is sent too late', async () => {
  running = await startInstance([shellBuild, cinema(PAGE.exits)], SECOND);
  const bad = textOf('/cinema-hu/bad');
  await setImmediate();
  // The worker ends, and the gateway has not read why.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(await textOf('/')).toContain('<main>');
  expect(await bad).toContain('fallback');
  expect(replaced()).toMatchObject([{ app: 'cinema', paths: ['/cinema-hu/bad'] }]);
});

test.each([
  ['slow', PAGE.neverEnds, SECOND],
  ['too long', `return 'x'.repeat(40_000_000)`, 20 * SECOND],
])('disables a page that is %s alone, and keeps its process', async (_what, bad, timeoutMs) => {
  running = await startInstance([shellBuild, cinema(bad)], timeoutMs);
  expect(await textOf('/cinema-hu/bad')).toContain('fallback');
  expect(await textOf('/cinema-hu/other')).toContain('fine');
  expect(disabledOn()).toEqual([ON_THIS_ITEM]);
  expect(replaced()).toEqual([]);
});

test('renders in the other process while one is blocked', async () => {
  const env = { RENDER_PROCESSES: '2' };
  running = await startInstance([shellBuild, cinema(PAGE.hangs), shops], 20 * SECOND, env);
  await untilWorkers(2, '/shops-hu');
  const bad = textOf('/cinema-hu/bad').catch(() => 'closed');
  for (const url of ['/shops-hu', '/shops-en', '/']) expect(await textOf(url)).toContain('<main>');
  expect(replaced()).toEqual([]);
  await running.renderer.close(0);
  expect(await bad).toBe('closed');
});

/** Takes 100 ms of the processor, in parts as a page with several components and loaders does. */
const ORDINARY = `for (let part = 0; part < 20; part += 1) {
  await new Promise(setImmediate);
  for (const end = performance.now() + 5; performance.now() < end; );
}
return 'fine'`;

test('disables nothing when many ordinary pages share one process', async () => {
  running = await startInstance([shellBuild, remoteBuild('cinema', ORDINARY)], SECOND);
  // Together they take longer than one of them may.
  const urls = Array.from({ length: 16 }, (_, page) => `/cinema-hu/${page}`);
  const pages = await Promise.all(urls.map(textOf));
  expect(pages.filter((page) => !page.includes('fine'))).toEqual([]);
  expect(disabledOn()).toEqual([]);
  expect(replaced()).toEqual([]);
});

/** A shell whose process renders no page after `/break`. */
const breakableShell = shellThat(`
  if (globalThis.isBroken) throw new Error('broken by a remote');
  globalThis.isBroken = url === '/break';
  return { ...page, body: 'pid ' + process.pid };`);

test('replaces a process that can render no page even without remotes', async () => {
  running = await startInstance([breakableShell], SECOND, { RENDER_PROCESSES: '2' });
  await untilWorkers(2, '/');
  await textOf('/break');
  await expect(textOf('/')).rejects.toThrow('render failed: threw');
  // The other process renders until a new one has started.
  for (let page = 0; page < 5; page += 1) expect(await textOf('/')).toContain('pid');
  await until(() => replaced().length > 0);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('replaces a process that ends while another one is being replaced', async () => {
  running = await startInstance([breakableShell], 20 * SECOND, { RENDER_PROCESSES: '2' });
  const pidOf = async (url: string) => Number(/\d+/.exec(await textOf(url).catch(() => ''))?.[0]);
  const pids = async () => new Set(await Promise.all(['/a', '/b', '/c', '/d'].map(pidOf)));
  await until(async () => (await pids()).size === 2);
  const before = await pids();
  const broken = await pidOf('/break');
  const [other = 0] = before.difference(new Set([broken]));
  await expect(textOf('/')).rejects.toThrow('render failed: threw');
  process.kill(broken, 'SIGKILL');
  await until(() => !isRunning(broken));
  process.kill(other, 'SIGKILL');
  await until(async () => (await pids()).difference(before.add(Number.NaN)).size === 2);
});

test('limits what a remote prints, and renders other pages meanwhile', async () => {
  const loop = `for (let line = 0; line < 20_000; line += 1) console.log('line', line); return 'written'`;
  running = await startInstance([shellBuild, cinema(loop), shops], 20 * SECOND);
  expect(await textOf('/cinema-hu/bad')).toContain('written');
  expect(await textOf('/shops-hu')).toContain('pid');
  // Those that name the app, and as many of the others.
  expect(running.lines.length).toBeLessThan(2_100);
  expect(linesWith(running.lines, 'output')[0]).toMatchObject({ app: 'cinema', output: 'line 0' });
});
