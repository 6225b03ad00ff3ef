import { type Page, type PageRequest, readPageRequest, toPage } from './page.ts';
import { PageCache } from './page-cache.ts';

type Result = Partial<Pick<Page, 'status' | 'failed' | 'variesByLanguage' | 'validUntil'>>;

/** A cache with its own clock and a renderer that counts. */
function setUp(freshMs = 1_000, ownClock = true) {
  const state = {
    now: 0,
    version: '1',
    renders: 0,
    result: {} as Result,
    bodyBytes: 0,
    fails: false,
    gate: Promise.resolve(),
  };
  const render = async (_visit: PageRequest): Promise<Page> => {
    state.renders += 1;
    const body = { identity: Buffer.from(`render ${state.renders}`.padEnd(state.bodyBytes)) };
    const result = { status: 200, failed: [], variesByLanguage: false, ...state.result };
    await state.gate;
    if (state.fails) throw new Error('no render');
    return toPage({ headers: {}, body, ...result }, '1');
  };
  if (ownClock) jest.spyOn(performance, 'now').mockImplementation(() => state.now);
  const cache = new PageCache({
    render,
    freshMs,
    contentVersion: () => state.version,
  });
  const get = async (url = '/', language?: string) => {
    const headers = language ? { cookie: `a=b; language=${language}` } : {};
    const { page, outcome } = await cache.get(readPageRequest(url, headers));
    return `${outcome}: ${page.body.identity}`.trim();
  };
  return { state, get };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('serves an expired page while it is rendered again, but no very old one', async () => {
  const { state, get } = setUp();
  await get();
  state.now = 1_500;
  expect(await Promise.all([get(), get()])).toEqual(['stale: render 1', 'stale: render 1']);
  await settled();
  expect(await get()).toBe('hit: render 2');
  state.now = 60 * 60_000;
  expect(await get()).toBe('miss: render 3');
});

test('replaces cached pages when a page starts or stops varying by language', async () => {
  const { state, get } = setUp();
  const visit = (language: string) => get('/husvet', language);
  state.result = { status: 404, variesByLanguage: true };
  for (const language of ['hu', 'en']) await visit(language);
  state.version = '2';
  state.result = {};
  expect([await visit('hu'), await visit('en')]).toEqual(['miss: render 3', 'hit: render 3']);
  state.version = '3';
  state.fails = true;
  expect(await visit('hu')).toBe('stale-if-error: render 3');
  state.fails = false;
  state.result = { status: 404, variesByLanguage: true };
  expect([await visit('hu'), await visit('en')]).toEqual(['miss: render 5', 'miss: render 6']);
  expect([await visit('hu'), await visit('en')]).toEqual(['hit: render 5', 'hit: render 6']);
});

test('does not serve a page after its `validUntil`', async () => {
  jest.useFakeTimers({ now: 1_000 });
  const { state, get } = setUp(60_000);
  state.result = { validUntil: 2_000 };
  expect([await get(), await get()]).toEqual(['miss: render 1', 'hit: render 1']);
  jest.setSystemTime(2_000);
  expect([await get(), await get()]).toEqual(['miss: render 2', 'miss: render 3']);
  jest.useRealTimers();
});

test('keeps no page longer when the system clock is set back', async () => {
  jest.useFakeTimers();
  const { get } = setUp(1_000, false);
  await get();
  jest.advanceTimersByTime(1_500);
  jest.setSystemTime(0);
  expect(await get()).toBe('stale: render 1');
  jest.useRealTimers();
});

test('renders a page once for concurrent requests', async () => {
  const { state, get } = setUp();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const requests = Array.from({ length: 50 }, () => get());
  gate.resolve();
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['miss: render 1']));
});

test.each<[string, Result, string]>([
  ['status 499', { status: 499 }, 'hit: render 1'],
  ['status 500', { status: 500 }, 'miss: render 2'],
  ['a failed part', { failed: ['cinema'] }, 'miss: render 2'],
])('caches no page that failed: %s', async (_what, result, second) => {
  const { state, get } = setUp();
  state.result = result;
  expect([await get(), await get()]).toEqual(['miss: render 1', second]);
});

test('serves an outdated page only when rendering fails', async () => {
  const { state, get } = setUp();
  await get();
  state.version = '2';
  state.result = { failed: ['cinema'] };
  expect(await get()).toBe('stale-if-error: render 1');
  state.fails = true;
  expect(await get()).toBe('stale-if-error: render 1');
  await expect(get('/other')).rejects.toThrow('no render');
  Object.assign(state, { fails: false, result: {} });
  expect([await get(), await get()]).toEqual(['miss: render 5', 'hit: render 5']);
});

const MB = 1024 ** 2;

test.each<[string, Result, number]>([
  ['pages that are requested once', {}, 1],
  ['pages that do not exist', { status: 404 }, 2],
])('keeps a page that is requested often when many other %s are', async (_which, result, times) => {
  const { state, get } = setUp();
  await get();
  await get();
  Object.assign(state, { result, bodyBytes: MB });
  for (let page = 1; page <= 100; page += 1)
    for (let time = 1; time <= times; time += 1) await get(`/shops/made-up-${page}`);
  expect(await get()).toBe('hit: render 1');
});

test('outdates a page whose content changes during its render', async () => {
  const { state, get } = setUp();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const request = get();
  state.version = '2';
  gate.resolve();
  await request;
  expect(await get()).toBe('miss: render 2');
});

test('caches nothing for a long query or a time of 0', async () => {
  const { get } = setUp();
  for (const cached of [`/${'x'.repeat(300)}`, `/?q=${'x'.repeat(198)}`])
    expect([await get(cached), await get(cached)].join()).toMatch(/^miss.*,hit/);
  const long = `/?q=${'x'.repeat(199)}`;
  expect([await get(long), await get(long)]).toEqual(['miss: render 3', 'miss: render 4']);
  const off = setUp(0);
  expect([await off.get(), await off.get()]).toEqual(['miss: render 1', 'miss: render 2']);
});
