/** What the gateway answers over HTTP: headers, files, proxies, discovery. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { publishFake, route, temporaryStore, version } from '@mall/release/testing';
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
  const [published] = await goLive(
    store,
    {
      ...shellBuild,
      mf: { routes },
      files: { ...shellBuild.files, 'web/entry.js.map': '{}' },
    },
    remoteBuild('shops', PAGE.good('shops'), { entries: 'shops' }),
  );
  shell = published as Release;
  gateway = await runGateway(store, {
    API_ORIGIN: api.origin,
    PUBLIC_ORIGIN: 'https://mall.example',
  });
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

/** A request whose path is sent as it is written. */
function raw(path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.origin);
    request({ port, path, method, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

const header = async (path: string, name: string, headers = {}) =>
  (await gateway.get(path, headers)).headers.get(name);

test('a page is compressed and tagged, and has `Vary`', async () => {
  const { headers, status } = await gateway.get('/', { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(headers.get('x-composition')).toBe('1');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  const etag = headers.get('etag') ?? '';
  expect((await gateway.get('/', { 'if-none-match': etag })).status).toBe(304);
  expect(await header('/shops-hu', 'vary')).toBe('Accept-Encoding');
});

test('the stored language decides a neutral page alone', async () => {
  const cookie = { cookie: 'language=en' };
  expect(await header('/', 'content-language', cookie)).toBe('en');
  expect(await header('/', 'content-language')).toBe('hu');
  expect(await header('/shops-hu', 'content-language', cookie)).toBe('hu');
});

test('files of any published release are immutable and compressed', async () => {
  const old = await publishFake(store, version('campaigns', 'never live'));
  for (const { app, id } of [shell, old]) {
    const response = await gateway.get(`/js/${app}/${id}/entry.js`, { 'accept-encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain(id);
    const br = await gateway.get(`/js/${app}/${id}/entry.js`, { 'accept-encoding': 'br' });
    const stored = await store.readFile(app, id, 'br/entry.js');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-length')).toBe(String(stored?.length));
  }
  expect(await raw(`/js/shell/${shell.id}/entry.js`, 'HEAD')).toBe(200);
});

test('nothing but the web files of releases is served', async () => {
  const base = `/js/shell/${shell.id}`;
  for (const path of [
    `${base}/none.js`,
    `${base}/../node/server.cjs`,
    `${base}/..%2fnode%2fserver.cjs`,
    `${base}/%2e%2e/release.json`,
    `${base}/entry.js.map`,
    `${base}/../maps/web/entry.js.map`,
    `${base}/..%2fmaps%2fweb%2fentry.js.map`,
    `${base}/../br/entry.js`,
    '/js/shell/0000000000000000/entry.js',
    '/js/../../../etc/passwd',
    '/js/',
  ]) {
    expect([path, await raw(path)]).toEqual([path, 404]);
  }
});

test('limits one client to 300 searches a minute, without harm to others', async () => {
  const search = (query: string, client: string) =>
    gateway.get(`/kereses${query}`, { 'x-forwarded-for': client });
  const busy = '2001:db8:1:2::1';
  for (let asked = 0; asked < 300; asked += 1) await search(`?q=a${asked}`, busy);
  const late = await search('?q=late', '2001:db8:1:2:ffff::1');
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.text()).toMatch(/lang="hu"><h1>Túl sok kérés.*lang="en"><h1>Too many/);
  const pages = [search('?q=late', '2001:db8:1:3::1'), search('?other=1', busy), search('', busy)];
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await gateway.get('/', { 'x-forwarded-for': busy })).status).toBe(200);
});

test('malformed URLs are refused', async () => {
  expect(await raw('/%zz')).toBe(400);
  expect(await raw('/%c3%28')).toBe(400);
  expect(await raw('//evil.example/')).toBe(400);
  expect(await raw('/\\evil.example')).toBe(400);
  expect(await raw('/a\\b')).toBe(400);
  expect(await raw(`/${'x'.repeat(2_100)}`)).toBe(414);
  expect(await raw('/', 'POST')).toBe(405);
  expect(await raw('/', 'HEAD')).toBe(200);
  expect(await raw('/nowhere')).toBe(404);
});

test('the API is reached with its bodies, codes and the revision', async () => {
  const body = JSON.stringify({ email: 'a' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${gateway.origin}/api/echo`, { method: 'POST', body, headers });
  expect(response.status).toBe(422);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('x-composition')).toBe('1');
  const big = await gateway.get('/api/big', { 'accept-encoding': 'br' });
  expect(big.headers.get('content-encoding')).toBe('br');
  expect(((await big.json()) as { data: string }).data).toHaveLength(5_000);
});

test('slow bodies hold no connection to the API', async () => {
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
    expect(await posted.text()).toBe('{}');
    expect(api.asked.filter((path) => path === '/api/echo')).toHaveLength(2);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('responds with a code while the API is unavailable, and logs unreadable files', async () => {
  jest.spyOn(store, 'readFile').mockRejectedValue(new Error('disk gone'));
  const lonely = await runGateway(store);
  const response = await lonely.get('/api/shops');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errors: [{ code: 'api:unavailable' }] });
  const unread = expect.objectContaining({ message: 'disk gone' });
  await until(() => linesWith(lonely.lines, 'err').length > 0);
  expect(lonely.lines).toContainEqual(expect.objectContaining({ level: 'warn', err: unread }));
  await lonely.close();
});

test('the language in the query of a neutral page takes precedence over the cookie', async () => {
  const get = (path: string, language: string) =>
    gateway.get(path, { cookie: `language=${language}` });
  const english = await get('/?lang=en', 'hu');
  expect(english.headers.get('content-language')).toBe('en');
  expect(english.headers.get('vary')).toBe('Accept-Encoding');
  const again = await get('/?lang=en', 'en');
  expect(await again.text()).toBe(await english.text());
  const unknown = await get('/?lang=de', 'en');
  expect(unknown.headers.get('content-language')).toBe('en');
  expect(unknown.headers.get('vary')).toBe('Cookie, Accept-Encoding');
});

test('renders pages again when the content has changed', async () => {
  const before = await (await gateway.get('/shops-hu')).text();
  api.version = '2';
  await until(async () => (await (await gateway.get('/shops-hu')).text()) !== before);
});

test('the operator reads readiness and metrics', async () => {
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
  expect(await store.runningGateways()).toHaveLength(1);
  expect(await header('/favicon.svg', 'content-type')).toContain('image/svg+xml');
  expect(await (await gateway.get('/sitemap.xml')).text()).toContain('/shops-hu/hm');
});
