/** Responses of the whole gateway: headers, files, proxies, discovery. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { route, temporaryStore } from '@mall/release/testing';
import { sendTo } from './testing/api-gateway.ts';
import { type FakeApi, startFakeApi } from './testing/fake-api.ts';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { linesWith, type RunningGateway, runGateway, until } from './testing/running-gateway.ts';

let api: FakeApi;
let store: ReleaseStore;
let gateway: RunningGateway;
let shell: Release;

beforeAll(async () => {
  api = await startFakeApi();
  store = await temporaryStore();
  const routes = [
    route('home', '/'),
    route('map', '/shops-hu/map', '/shops-en/map', { queryKeys: { category: 'kategoria' } }),
    route('search', '/kereses', '/search', { queryKeys: { search: 'q' }, sitemap: false }),
    route('password', '/jelszo/:slug', '/jelszo/:slug', { token: true }),
  ];
  const files = { ...shellBuild.files, 'web/entry.js.map': '{}' };
  const shops = remoteBuild('shops', PAGE.good('shops'), { entries: 'shops' });
  [shell] = (await goLive(store, { ...shellBuild, mf: { routes }, files }, shops)) as [Release];
  const env = { API_ORIGIN: api.origin, PUBLIC_ORIGIN: 'https://mall.example' };
  gateway = await runGateway(store, env);
  await gateway.ready;
});

afterAll(async () => {
  await gateway?.close();
  await api.close();
});

test('logs at the start that render processes have no user of their own', () => {
  const warnings = gateway.lines.filter(({ setting }) => setting === 'RENDER_UID');
  expect(warnings).toHaveLength(1);
});

/** The status for a path that is sent as it is written. */
const raw = async (path: string, method = 'GET') =>
  (await sendTo(Number(new URL(gateway.origin).port), path, { method })).status;

test.each(['br', 'gzip', 'identity'])('sends a page in the encoding %s', async (encoding) => {
  const page = await gateway.get('/', { 'accept-encoding': encoding });
  expect(page.status).toBe(200);
  const headers = Object.fromEntries(page.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Cookie, Accept-Encoding',
    'x-composition': '1',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  });
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(await page.text()).toContain('<html lang="hu">');
  const known = await gateway.get('/', { 'if-none-match': String(headers.etag) });
  expect(known.status).toBe(304);
});

test.each([
  '/js/shell/<id>/none.js',
  '/js/shell/<id>/../node/server.cjs',
  '/js/shell/<id>/..%2fnode%2fserver.cjs',
  '/js/shell/<id>/%2e%2e/release.json',
  '/js/shell/<id>/entry.js.map',
  '/js/shell/<id>/../maps/web/entry.js.map',
  '/js/shell/<id>/..%2fmaps%2fweb%2fentry.js.map',
  '/js/shell/<id>/../br/entry.js',
  '/js/shell/0000000000000000/entry.js',
  '/js/shell/<id>/',
  '/js/shell/entry.js',
  '/js/Shell/1/entry.js',
  '/js/../../../etc/passwd',
  '/js/',
])('serves nothing but the web files of releases: %s', async (path) => {
  expect(await raw(path.replace('<id>', shell.id))).toBe(404);
});

test('limits one client to 300 searches a minute, without harm to others', async () => {
  const search = (query: string, client: string) =>
    gateway.get(`/kereses${query}`, { 'x-forwarded-for': client });
  const busy = '2001:db8:1:2::1';
  await Promise.all(Array.from({ length: 300 }, (_, asked) => search(`?q=a${asked}`, busy)));
  const late = await search('?q=late', '2001:db8:1:2:ffff::1');
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.text()).toMatch(/lang="hu"><h1>Túl sok kérés.*lang="en"><h1>Too many/);
  const pages = [search('?q=late', '2001:db8:1:3::1'), search('?other=1', busy), search('', busy)];
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await gateway.get('/', { 'x-forwarded-for': busy })).status).toBe(200);
});

test.each([
  ['/%c3%28', 400],
  ['//evil.example/', 400],
  ['/\\evil.example', 400],
  ['/a\\b', 400],
  ['/nowhere', 404],
  ['/1/../shops-hu', 404],
  ['/./shops-hu', 404],
  ['/shops-hu/.?q=1', 404],
  ['/1/%2E%2e/shops-hu', 404],
  ['/1/.%2e', 404],
  ['/shops-hu#1', 404],
])('refuses the URL %s', async (url, status) => {
  expect(await raw(url)).toBe(status);
});

test('accepts dots in a query, and in a segment with other characters', async () => {
  for (const path of ['/shops-hu?q=/../x', '/shops-hu/...', '/shops-hu/a..b'])
    expect(await raw(path)).toBe(200);
});

test('holds no connection to the API for slow bodies', async () => {
  const sockets = Array.from({ length: 140 }, () => {
    const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    const head = 'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    socket.on('error', () => {}).write(`${head}Content-Length: 1000\r\n\r\n{`);
    return socket;
  });
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await gateway.get('/api/shops/not-cached')).status).toBe(404);
    const posted = await fetch(`${gateway.origin}/api/echo`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([posted.status, await posted.text()]).toEqual([422, '{}']);
    expect(api.asked.filter((path) => path === '/api/echo')).toHaveLength(1);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('starts while the API is unavailable and files cannot be read, which is logged', async () => {
  jest.spyOn(store, 'readFile').mockRejectedValue(new Error('disk gone'));
  const lonely = await runGateway(store);
  expect((await lonely.get('/api/shops')).status).toBe(503);
  const unread = expect.objectContaining({ message: 'disk gone' });
  await until(() => linesWith(lonely.lines, 'err').length > 0);
  expect(lonely.lines).toContainEqual(expect.objectContaining({ level: 'warn', err: unread }));
  await lonely.close();
});

test.each([
  ['/', 'en', 'en', 'Cookie, Accept-Encoding'],
  ['/', '', 'hu', 'Cookie, Accept-Encoding'],
  ['/?lang=en', 'hu', 'en', 'Accept-Encoding'],
  ['/?lang=de', 'en', 'en', 'Cookie, Accept-Encoding'],
  ['/shops-hu', 'en', 'hu', 'Accept-Encoding'],
])('sends %s to a visitor with the stored language %j', async (path, stored, ...expected) => {
  const { headers } = await gateway.get(path, { cookie: `language=${stored}` });
  expect([headers.get('content-language'), headers.get('vary')]).toEqual(expected);
});

test('renders pages again when the content has changed', async () => {
  const before = await (await gateway.get('/shops-hu')).text();
  api.version = '2';
  await until(async () => (await (await gateway.get('/shops-hu')).text()) !== before);
});

test('serves readiness, metrics and discovery', async () => {
  expect(await (await gateway.get('/media/a.webp')).text()).toBe('picture');
  expect(await (await gateway.get('/readyz')).json()).toEqual({
    ready: true,
    revision: 1,
    apis: [{ origin: api.origin, ready: true }],
  });
  const numbers = await (await gateway.get('/metrics')).text();
  for (const labels of [
    'kind="page",status="2xx"',
    'kind="file",status="4xx"',
    'kind="api",status="4xx"',
    'kind="media",status="2xx"',
  ]) {
    expect(numbers).toContain(`http_request_duration_seconds_count{${labels}}`);
  }
  expect(numbers).toContain('page_cache_total{outcome="hit"}');
  expect(numbers).toContain('composition_revision 1');
  expect(await store.heartbeats.running()).toHaveLength(1);
  expect((await gateway.get('/favicon.svg')).status).toBe(200);
  expect(await (await gateway.get('/sitemap.xml')).text()).toContain('/shops-hu/hm');
});
