/** Calls to the API and its images, against real servers. */
import dns from 'node:dns';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createLog } from '../base/log.ts';
import {
  type ApiGateway,
  JSON_BODY,
  json,
  PREVIEW_COOKIE,
  respond,
  startApiGateway,
} from '../testing/api-gateway.ts';
import { until } from '../testing/running-gateway.ts';
import { ApiServers } from './api-servers.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway();
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.send(url, { headers });
const requests = () => site.apis.flatMap((api) => api.requests);

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (url: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  site.send(url, { method: 'POST', headers, body });

/** Sends bytes as they are; the response ends when the connection does. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('a call', () => {
  test('has the client’s IP address, even if `Connection` names the header', async () => {
    const head = 'GET /api/search?query=a HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.7\r\n';
    await raw(`${head}Connection: close, x-forwarded-for\r\n\r\n`);
    expect(requests()[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(requests()[0]?.url).toBe('/api/search?query=a');
  });

  test('passes body, status and headers, but not the encodings that the client accepts', async () => {
    site.handle((request, response) => {
      response.writeHead(422, { ...json, 'set-cookie': ['a=b', 'c=d'] });
      request.pipe(response);
    });
    const sent = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    const { status, headers, body } = await post('/api/newsletter', '{"email":"a"}', sent);
    expect([status, body]).toEqual([422, '{"email":"a"}']);
    expect(requests()[0]?.method).toBe('POST');
    expect(requests()[0]?.headers).not.toHaveProperty('accept-encoding');
    expect(headers).toMatchObject({ 'set-cookie': ['a=b', 'c=d'], 'x-frame-options': 'DENY' });
  });

  test.each([
    ['over 64 kB', '/api/newsletter', 'application/json', 70_000, 413, 'body:too_large'],
    ['over 64 kB for a search', '/api/search', 'text/plain', 70_000, 413, 'body:too_large'],
    ['of an invalid type', '/api/newsletter', 'no type', 2, 415, 'body:malformed'],
  ])('refuses a body %s', async (_what, url, type, length, status, code) => {
    const refused = await post(url, 'x'.repeat(length), { 'content-type': type });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([status, { errors: [{ code }] }]);
    expect(requests()).toEqual([]);
  });

  test.each([
    ['Expect: 100-continue', /100 Continue[\s\S]*200 OK/],
    ['Keep-Alive: 115', /200 OK/],
    ['Keep-Alive: timeout=5, max=100', /200 OK/],
    ['Upgrade: h2c\r\nHTTP2-Settings: a', /200 OK/],
    ['TE: trailers', /200 OK/],
    ['Proxy-Authorization: secret', /200 OK/],
  ])('passes without the header %s', async (header, status) => {
    const head = 'POST /api/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const more = `${header}\r\nX-Mine: 1\r\nConnection: close, x-mine\r\nContent-Length: 2\r\n\r\n{}`;
    expect(await raw(head + more)).toMatch(status);
    const passed = Object.keys(requests()[0]?.headers ?? {});
    const ofConnection = ['expect', 'keep-alive', 'upgrade', 'te', 'proxy-authorization', 'x-mine'];
    expect(passed.filter((name) => ofConnection.includes(name))).toEqual([]);
  });

  test('gets a response without the headers of the API’s connection', async () => {
    const hopByHop = { connection: 'keep-alive, x-mine', 'keep-alive': 'timeout=7', 'x-mine': '1' };
    site.handle(respond({ ...json, ...hopByHop }));
    for (const path of ['/api/search?query=a', '/media/a.webp']) {
      const bytes = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(bytes).toMatch(/^connection: close\r$/im);
      expect(bytes).not.toMatch(/keep-alive|x-mine/i);
    }
  });

  test('by HEAD has the headers of a GET, and no body', async () => {
    const head = await site.send('/api/search?query=a', { method: 'HEAD' });
    const whole = await get('/api/search?query=a');
    expect(requests().map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test.each(['/api/nothing', '/api/search?query=a', '/media/nothing.webp'])(
    'that finds nothing is stored nowhere: %s',
    async (url) => {
      site.handle(respond(json, JSON_BODY, 404));
      const { status, headers } = await get(url);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('for a feed is compressed, and keeps its weak entity tag', async () => {
    site.handle(respond({ 'content-type': 'application/atom+xml; charset=utf-8', etag: 'W/"1"' }));
    const accept = { 'accept-encoding': 'br' };
    const { headers, bytes } = await get('/api/posts/feed.atom?lang=hu', accept);
    expect(brotliDecompressSync(bytes).toString()).toBe(JSON_BODY);
    expect(headers).toMatchObject({ etag: 'W/"1"', vary: 'Accept-Encoding' });
  });

  test.each(['/api/shops', '/api/search?query=a', '/media/a.webp'])(
    'returns 503 while the API is unavailable: %s',
    async (url) => {
      await site.stop(0);
      const { status, headers, body } = await get(url);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(JSON.parse(body)).toEqual({ errors: [{ code: 'api:unavailable' }] });
      expect(site.lines.filter(({ msg }) => msg === 'request failed')).toEqual([]);
    },
  );

  test('that fails in the gateway itself is logged by its route', async () => {
    jest.spyOn(site.servers, 'call').mockRejectedValueOnce(new TypeError('an error of ours'));
    expect((await get('/api/search?query=a')).status).toBe(503);
    expect(site.lines).toMatchObject([
      {
        ...{ level: 'error', msg: 'request failed', route: '/api/*' },
        err: { message: 'an error of ours' },
      },
    ]);
  });
});

describe('a response with content', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed by %s, and varies by the encoding', async (encoding, decompress) => {
    site.handle(respond({ ...json, etag: '"a"', vary: 'Content-Language' }));
    const { headers, bytes } = await get('/api/shops', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      etag: 'W/"a"',
      vary: 'Content-Language, Accept-Encoding',
      'x-composition': '7',
    });
    expect(decompress(bytes).toString()).toBe(JSON_BODY);
    const search = await get('/api/search?query=a', { 'accept-encoding': encoding });
    expect(decompress(search.bytes).toString()).toBe(JSON_BODY);
  });

  test('varies by the same headers when it is not compressed', async () => {
    site.handle(respond({ ...json, vary: 'Content-Language' }));
    const { headers, body } = await get('/api/shops');
    expect(headers.vary).toBe('Content-Language, Accept-Encoding');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(JSON_BODY);
  });

  test.each<[string, Record<string, string>, string]>([
    ['is too short to compress', { etag: '"a"' }, '{"data":1}'],
    ['is no JSON', { 'content-type': 'text/plain', etag: '"a"' }, JSON_BODY],
    ['came compressed', { 'content-encoding': 'br', etag: '"a"' }, JSON_BODY],
  ])('keeps its entity tag when it %s', async (_what, headers, body) => {
    site.handle(respond({ ...json, ...headers }, body));
    const found = await get('/api/shops', { 'accept-encoding': 'gzip' });
    expect([found.headers.etag, found.body]).toEqual(['"a"', body]);
    expect(found.headers['content-encoding']).toBe(headers['content-encoding']);
  });

  test('may have a stricter policy than the site', async () => {
    site.headers['referrer-policy'] = 'strict-origin';
    site.handle(respond({ ...json, 'referrer-policy': 'no-referrer' }));
    expect((await get('/api/newsletter/confirm')).headers['referrer-policy']).toBe('no-referrer');
  });

  test('is requested once for each language, whatever the encoding', async () => {
    site.handle(respond({ ...json, etag: 'W/"a"' }));
    const hungarian = { 'content-language': 'hu' };
    await Promise.all([1, 2, 3].map(() => get('/api/shops/hm', hungarian)));
    const compressed = await get('/api/shops/hm', { ...hungarian, 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect((await get('/api/shops/hm', hungarian)).body).toBe(JSON_BODY);
    await site.send('/api/shops/hm', { method: 'HEAD', headers: hungarian });
    const known = await get('/api/shops/hm', { ...hungarian, 'if-none-match': 'W/"a"' });
    expect([known.status, known.body]).toEqual([304, '']);
    expect(requests()).toHaveLength(1);
    await get('/api/shops/hm', { 'content-language': 'en' });
    expect(requests().map(({ headers }) => headers['content-language'])).toEqual(['hu', 'en']);
  });

  test('is requested once for all query keys that its call does not read', async () => {
    const own = ['/api/posts/feed.atom?lang=hu', '/api/discounts/my-napliget?page=2'];
    const undeclared = ['/api/home', '/api/home?x=1', '/api/home?x=2&page=3', '/api/home?'];
    for (const url of [...undeclared, '/api/posts?x=1&page=2', '/api/posts?page=2&x=2', ...own])
      expect((await get(url)).status).toBe(200);
    expect(requests().map(({ url }) => url)).toEqual(['/api/home', '/api/posts?page=2', ...own]);
  });

  test('is requested again when the content has changed', async () => {
    await get('/api/menus');
    site.apis[0].version = '2';
    await until(async () => {
      await get('/api/menus');
      return requests().length === 2;
    });
  });

  test('is abandoned when it hangs, so that later requests succeed', async () => {
    site.handle(() => undefined);
    const hanging = get('/api/menus');
    await until(async () => requests().length === 1);
    site.handle(respond(json, JSON_BODY));
    expect((await hanging).status).toBe(503);
    expect((await get('/api/menus')).status).toBe(200);
  });

  test('names the composition that is live when it is sent', async () => {
    await get('/api/menus');
    site.live.current = { ...site.live.current, name: '8', composition: { revision: 8 } };
    expect((await get('/api/menus')).headers['x-composition']).toBe('8');
    expect(requests()).toHaveLength(1);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['an error', '/api/shops/none', json, 404],
    ['what is no JSON', '/api/shops', { 'content-type': 'text/plain' }, 200],
    ['a search', '/api/search?query=a', json, 200],
    ['not content', '/api/openapi.json', json, 200],
    ['a very long URL', `/api/posts?page=${'1'.repeat(300)}`, json, 200],
  ])('is not cached when it is %s', async (_what, url, headers, status) => {
    site.handle(respond(headers, JSON_BODY, status));
    expect((await get(url)).status).toBe(status);
    expect((await get(url)).body).toBe(JSON_BODY);
    expect(requests()).toHaveLength(2);
  });

  test('that visitors share stays cached when one client requests many pages of a list', async () => {
    await get('/api/shops');
    await get('/api/shops');
    site.handle(respond(json, JSON.stringify({ data: 'x'.repeat(1_000_000) })));
    for (let page = 1; page <= 40; page += 1) await get(`/api/shops?page=${page}&limit=100`);
    const before = requests().length;
    await get('/api/shops');
    expect(requests()).toHaveLength(before);
  });

  test.each([
    ['for a language that the site does not have', 60_000, { 'content-language': 'xx' }],
    ['when pages are not', 0, {}],
  ])('is not cached %s', async (_when, freshMs, headers) => {
    await site.close();
    site = await startApiGateway(1, freshMs);
    for (const _time of [1, 2]) expect((await get('/api/shops', headers)).body).toBe(JSON_BODY);
    expect(requests()).toHaveLength(2);
  });
});

describe('what a preview reads', () => {
  const cookie = PREVIEW_COOKIE;
  const clock = expect.stringMatching(/^20\d\d-.*Z$/);
  const previewed = () => requests().map(({ headers }) => headers['x-preview']);

  test('is requested for its time and stored nowhere', async () => {
    await get('/api/menus');
    for (const _time of [1, 2]) {
      const { status, headers, body } = await get('/api/pages/husvet', { cookie });
      expect([status, headers['cache-control'], body]).toEqual([200, 'no-store', JSON_BODY]);
      expect(headers['x-composition']).toBe('7.1a2b3c4d');
    }
    await get('/api/pages/husvet');
    expect(previewed()).toEqual([undefined, clock, clock, undefined]);
  });

  test.each([{}, { cookie: 'preview=another-token-of-the-tests' }])(
    'is refused to a visitor who claims it: %j',
    async (sent) => {
      for (const url of ['/api/pages/husvet', '/api/search?query=a', '/media/a.webp'])
        await get(url, { ...sent, 'x-preview': '1' });
      expect(previewed()).toEqual([undefined, undefined, undefined]);
    },
  );
});

describe('the gateway’s own calls', () => {
  const own = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.internalOrigin + path, { headers: { 'accept-encoding': 'br', ...headers } });

  test('share cached responses with visitors, and are not compressed', async () => {
    await get('/api/menus');
    const response = await own('/api/menus');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe(JSON_BODY);
    expect(requests()).toHaveLength(1);
  });

  test('may read for staff', async () => {
    const { headers } = await own('/api/pages/husvet', { 'x-preview': '1' });
    expect(headers.get('cache-control')).toBe('no-store');
    await own('/api/pages/husvet');
    expect(requests().map(({ headers }) => headers['x-preview'])).toEqual(['1', undefined]);
  });

  test('come from this machine alone', async () => {
    const { port } = new URL(site.internalOrigin);
    // A second address of this machine: a port that is open to the network responds there as well.
    await expect(fetch(`http://127.0.0.2:${port}/api/menus`)).rejects.toThrow('fetch failed');
    expect((await own('/api/menus')).status).toBe(200);
  });

  test('reach nothing but the API', async () => {
    expect((await own('/media/a.webp')).status).toBe(404);
    expect((await own('/')).status).toBe(404);
    expect(requests()).toEqual([]);
  });
});

const image = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=60',
  'content-length': '5',
  etag: '"m"',
};

test('counts responses by kind, from memory or not, and logs none', async () => {
  for (const url of ['/api/shops', '/api/search?query=a', '/api/shops']) await get(url);
  site.handle(respond(image, 'image'));
  for (const _time of [1, 2]) await get('/media/a.webp');
  const counts = (await site.metrics.text()).matchAll(/seconds_count\{kind="(.+)",.*\} (\d+)/g);
  expect([...counts].map(([, ...count]) => count.join())).toEqual(['api,3', 'media,2']);
  expect(site.lines).toEqual([]);
});

describe('an image', () => {
  test('is requested once and then served from memory', async () => {
    site.handle(respond(image, 'image'));
    for (const time of [1, 2, 3]) {
      const { body, headers } = await get('/media/a.webp');
      expect([time, body, headers['content-type']]).toEqual([time, 'image', 'image/webp']);
      expect(headers['x-frame-options']).toBe('DENY');
    }
    expect(requests()).toHaveLength(1);
    const known = await get('/media/a.webp', { 'if-none-match': '"other", W/"m"' });
    expect([known.status, known.body]).toEqual([304, '']);
  });

  test.each<[string, Parameters<ApiGateway['handle']>[0]]>([
    ['private', respond({ ...image, 'cache-control': 'private, max-age=60' }, 'image')],
    [
      'of unknown length',
      (_, response) => {
        const { 'content-length': _length, ...headers } = image;
        response.writeHead(200, headers);
        response.write('ima');
        response.end('ge');
      },
    ],
    ['a video', respond({ ...image, 'content-length': '5000000' }, Buffer.alloc(5_000_000))],
    ['encoded', respond({ ...image, 'content-encoding': 'br' }, 'image')],
    ['sent with a cookie', respond({ ...image, 'set-cookie': 'a=b' }, 'image')],
    ['without a rule', respond({ ...json, 'content-length': '5' }, 'image')],
    ['missing', respond(image, 'image', 404)],
  ])('that is %s is requested each time', async (_what, given) => {
    site.handle(given);
    const { status, bytes } = await get('/media/a.webp');
    expect((await get('/media/a.webp')).bytes.equals(bytes)).toBe(true);
    expect([200, 404]).toContain(status);
    expect(requests()).toHaveLength(2);
  });

  test('is requested from the API for a part of it', async () => {
    site.handle(respond(image, 'image'));
    await get('/media/a.webp');
    await get('/media/a.webp', { range: 'bytes=0-1' });
    expect(requests().map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=0-1']);
  });

  test('is requested for each part of a video, with the headers that a player needs', async () => {
    const part = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': 'bytes 2-4/5000000',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      'content-length': '3',
    };
    site.handle(respond(part, 'abc', 206));
    const asked = { range: 'bytes=2-4', 'if-range': part['last-modified'] };
    for (const _time of [1, 2]) {
      const { status, body, headers } = await get('/media/videos/a.mp4', asked);
      expect([status, body]).toEqual([206, 'abc']);
      expect(headers).toMatchObject(part);
    }
    expect(requests()).toHaveLength(2);
    expect(requests()[0]?.headers).toMatchObject(asked);
  });

  test('that is requested by HEAD is not stored without its body', async () => {
    site.handle((request, response) => {
      response.writeHead(200, image).end(request.method === 'HEAD' ? undefined : 'image');
    });
    const head = await site.send('/media/a.webp', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '5', '']);
    expect((await get('/media/a.webp')).body).toBe('image');
  });

  test('that is streamed has its own status and headers, and those of the site', async () => {
    const part = { ...image, 'content-length': '5000000', 'content-range': 'bytes 0-4999999/*' };
    site.handle(
      respond({ ...part, 'x-frame-options': 'SAMEORIGIN' }, Buffer.alloc(5_000_000), 206),
    );
    const { status, headers } = await get('/media/a.mp4');
    expect(status).toBe(206);
    expect(headers).toMatchObject({ ...part, 'x-frame-options': 'DENY' });
  });

  test('that is small and not stored has the headers of the site, too', async () => {
    const own = { ...json, 'content-length': '5', 'x-frame-options': 'SAMEORIGIN' };
    site.handle(respond(own, 'image'));
    expect((await get('/media/a.webp')).headers['x-frame-options']).toBe('DENY');
  });

  test('that breaks off is not stored', async () => {
    site.handle((_request, response) => {
      response.writeHead(200, image);
      response.write('ima');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await get('/media/a.webp')).status).toBe(503);
    site.handle(respond(image, 'image'));
    expect((await get('/media/a.webp')).body).toBe('image');
  });
});

describe('of two APIs', () => {
  beforeEach(async () => {
    await site.close();
    site = await startApiGateway(2);
  });

  test('both are called in turn', async () => {
    for (let time = 0; time < 4; time += 1) await get('/api/search?query=a');
    expect(site.apis.map((api) => api.requests.length)).toEqual([2, 2]);
  });

  test.each(['/api/search?query=a', '/api/shops', '/media/a.webp'])(
    'the other is called for %s when one breaks off or is unavailable',
    async (url) => {
      site.apis[0].handler = (_request, response) => {
        response.writeHead(200, { ...json, 'content-length': '100' });
        response.write('{');
        setTimeout(() => response.destroy(), 5);
      };
      for (const time of [1, 2, 3, 4]) {
        const { status, body } = await get(`${url}${url.includes('?') ? '' : `?${time}`}`);
        expect([status, body]).toEqual([200, JSON_BODY]);
      }
      await site.stop(0);
      expect((await get('/api/search?query=b')).status).toBe(200);
    },
  );

  test('a form goes to the other when one is unavailable, but is never sent twice', async () => {
    site.handle((_request, response) => void response.destroy());
    const sent = async () => (await post('/api/newsletter', '{}')).status;
    expect(await sent()).toBe(503);
    expect(requests()).toHaveLength(1);
    site.handle(respond(json, JSON_BODY, 201));
    await site.stop(0);
    for (let time = 0; time < 4; time += 1) expect(await sent()).toBe(201);
  });

  test.each<[string, object, string]>([
    ['is about to stop', { version: '' }, '/readyz responded with 503'],
    ['does not report its readiness', { readiness: null }, 'timeout'],
    [
      'reports its readiness in the wrong shape',
      { readiness: '{"data":{"version":1}}' },
      'version',
    ],
  ])('one that %s is logged and not called until it is ready', async (_what, state, reason) => {
    const [api] = site.apis;
    const { origin } = api;
    const unavailable = { level: 'warn', msg: 'API is not ready', origin };
    Object.assign(api, state);
    await until(() => site.lines.length > 0);
    api.requests.length = 0;
    for (let time = 0; time < 4; time += 1) await get('/api/search?query=a');
    expect(api.requests).toEqual([]);
    expect(site.lines).toMatchObject([{ ...unavailable, reason: expect.stringContaining(reason) }]);
    expect(site.servers.states[0]).toMatchObject({ origin, ready: false });
    Object.assign(api, { version: '1', readiness: undefined });
    await until(() => site.lines.length > 1);
    expect(site.lines[1]).toMatchObject({ level: 'info', msg: 'API is ready again', origin });
    Object.assign(api, state);
    await until(() => site.lines.length > 2);
    expect(site.lines[2]).toMatchObject(unavailable);
  });

  test('the content is of both versions while they differ', async () => {
    expect(site.servers.contentVersion()).toBe('1');
    const [one, two = one] = site.apis;
    two.version = '2';
    await until(() => site.servers.contentVersion() === '1 2');
    one.version = '';
    await until(() => site.servers.contentVersion() === '2');
    await site.stop(0);
    await site.stop(1);
    await until(() => site.servers.states.every(({ ready }) => !ready));
    expect(site.servers.states[0]?.reason).toContain('ECONNREFUSED');
    expect(site.servers.contentVersion()).toBe('2');
  });
});

test('an API is not ready before its first check', () => {
  const origin = 'http://127.0.0.1:9';
  const servers = new ApiServers([origin], createLog('silent'));
  expect(servers.states).toEqual([{ origin, ready: false, reason: 'not asked yet' }]);
  expect(servers.contentVersion()).toBe('');
});

test('after a close no API is checked or called any more', async () => {
  // Its next check would be counted.
  await site.servers.close();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const { origin } = site.apis[0];
  const [idle, checking] = [1, 2].map(() => new ApiServers([origin], createLog('silent')));
  await idle?.start();
  const check = checking?.start();
  await Promise.all([idle?.close(), checking?.close(), check]);
  const checks = jest.spyOn(globalThis, 'fetch');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(checks).not.toHaveBeenCalled();
  checks.mockRestore();
  const call = { method: 'GET', path: '/api/shops', headers: {} };
  await expect(idle?.call(call)).rejects.toThrow('destroyed');
  expect(requests()).toEqual([]);
});

describe('an upload', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = (url: string, bytes: number, headers: Record<string, string> = {}) =>
    post(url, 'x'.repeat(bytes), { ...multipart, ...headers });

  test('may be as large as a file', async () => {
    let received = 0;
    site.handle((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.writeHead(201).end('{"data":{}}'));
    });
    expect((await upload('/api/winter/upload', 5_000_000)).status).toBe(201);
    expect(received).toBe(5_000_000);
    expect((await upload('/api/winter/upload', 11_000_000)).status).toBe(413);
  });

  test('to any other call may not be larger than a form', async () => {
    expect((await upload('/api/winter/register', 100_000)).status).toBe(413);
  });

  test('is refused when the page of another site posts it', async () => {
    site.handle(respond(json, '{"data":{}}', 201));
    const from = (origin: string) => upload('/api/winter/upload', 9, { origin });
    const refused = await from('https://evil.example');
    expect(refused).toMatchObject({ status: 403, body: '{"errors":[{"code":"request:invalid"}]}' });
    expect((await from('https://mall.example')).status).toBe(201);
  });

  const slow = (client: string) => {
    const socket = connect(site.port, '127.0.0.1');
    const head = `Host: a\r\nX-Forwarded-For: ${client}\r\nContent-Length: 9`;
    const type = 'Content-Type: multipart/form-data; boundary=x';
    socket.write(`POST /api/winter/upload HTTP/1.1\r\n${head}\r\n${type}\r\n\r\nx`);
    return socket;
  };
  const statusFor = async (client: string) =>
    (await upload('/api/winter/upload', 9, { 'x-forwarded-for': client })).status;
  const until = async (client: string, status: number) => {
    while ((await statusFor(client)) !== status);
  };

  test('leaves slots for other clients, however slow it is', async () => {
    site.handle(respond(json, '{"data":{}}', 201));
    const sockets = [1, 2, 3].map((host) => slow(`2001:db8::${host}`));
    await until('2001:db8::4', 429);
    const refused = await upload('/api/winter/upload', 9, { 'x-forwarded-for': '2001:db8::5' });
    expect(refused.body).toBe('{"errors":[{"code":"rate:limited"}]}');
    expect([refused.headers['retry-after'], site.lines]).toEqual(['5', []]);
    expect(await statusFor('198.51.100.1')).toBe(201);
    for (const socket of sockets) socket.destroy();
    await until('2001:db8::4', 201);
  });

  test('is refused unread while all slots are taken', async () => {
    site.handle(respond(json, '{"data":{}}', 201));
    const sockets = [1, 2, 3, 4].map((host) => slow(`198.51.100.${host}`));
    await until('198.51.100.5', 503);
    const { headers, body } = await upload('/api/winter/upload', 9);
    expect(body).toBe('{"errors":[{"code":"api:unavailable"}]}');
    expect(headers['retry-after']).toBe('5');
    expect(site.lines).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await until('198.51.100.5', 201);
  });
});

describe('an API that asks for a password', () => {
  const BASIC = `Basic ${Buffer.from('staging:p@ss-4711').toString('base64')}`;
  const withUser = (origin: string) => origin.replace('//', '//staging:p%40ss-4711@');

  test('gets it with every call, whatever a visitor sends', async () => {
    const [api] = site.apis;
    const servers = new ApiServers([withUser(api?.origin ?? '')], createLog('silent'));
    await servers.start();
    expect(servers.states).toEqual([{ origin: api?.origin, ready: true }]);
    const headers = { authorization: 'Basic of-a-visitor' };
    await servers.call({ method: 'GET', path: '/api/config', headers });
    expect(requests().at(-1)?.headers.authorization).toBe(BASIC);
    await servers.close();
  });

  test('is named without it by logs, states and errors', async () => {
    const lines: unknown[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const servers = new ApiServers([withUser('http://127.0.0.1:4')], log);
    await servers.start();
    const error = await servers
      .call({ method: 'GET', path: '/', headers: {} })
      .catch((thrown: unknown) => inspect(thrown, { depth: 9 }));
    await servers.close();
    const said = [
      ...lines,
      JSON.stringify(servers.states),
      error,
      inspect(servers, { depth: 9 }),
    ].join('\n');
    expect(lines.join()).toContain('http://127.0.0.1:4');
    expect(said).toContain('ECONNREFUSED');
    for (const secret of ['4711', BASIC]) expect(said).not.toContain(secret);
  });
});

test('names the reason of each address of an API that is not ready', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
  lookup.mockImplementation((_name, _options, found) => found(null, addresses));
  const servers = new ApiServers(['http://api.example:4'], createLog('silent'));
  await servers.start();
  const { reason } = servers.states[0] ?? {};
  const call = servers.call({ method: 'GET', path: '/', headers: {} });
  const message = await call.then(String, ({ message }: Error) => message);
  await servers.close();
  lookup.mockRestore();
  const each = 'connect ECONNREFUSED 127.0.0.1:4; connect ECONNREFUSED 127.0.0.2:4';
  expect([reason, message]).toEqual([each, `no API responded: ${each}`]);
});
