/** Calls to the API as visitors and the gateway’s own code make them, against real servers. */
import { brotliDecompressSync } from 'node:zlib';
import {
  type ApiGateway,
  JSON_BODY,
  json,
  PREVIEW_COOKIE,
  respond,
  sendBytes,
  startApiGateway,
} from '../testing/api-gateway.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway();
});
afterEach(() => site.close());

describe('a call', () => {
  test('has the client’s IP address, even if `Connection` names the header', async () => {
    const head = 'GET /api/search?query=a HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.7\r\n';
    await sendBytes(site.port, `${head}Connection: close, x-forwarded-for\r\n\r\n`);
    expect(site.requests()[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(site.requests()[0]?.url).toBe('/api/search?query=a');
  });

  test('passes body, status and headers, but not the encodings that the client accepts', async () => {
    site.handle((request, response) => {
      response.writeHead(422, { ...json, 'set-cookie': ['a=b', 'c=d'] });
      request.pipe(response);
    });
    const sent = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    const { status, headers, body } = await site.post('/api/newsletter', '{"email":"a"}', sent);
    expect([status, body]).toEqual([422, '{"email":"a"}']);
    expect(site.requests()[0]?.method).toBe('POST');
    expect(site.requests()[0]?.headers).not.toHaveProperty('accept-encoding');
    expect(headers).toMatchObject({ 'set-cookie': ['a=b', 'c=d'], 'x-frame-options': 'DENY' });
  });

  test.each([
    ['over 64 kB', '/api/newsletter', 'application/json', 70_000, 413, 'body:too_large'],
    ['over 64 kB for a search', '/api/search', 'text/plain', 70_000, 413, 'body:too_large'],
    ['of an invalid type', '/api/newsletter', 'no type', 2, 415, 'body:malformed'],
  ])('refuses a body %s', async (_what, url, type, length, status, code) => {
    const refused = await site.post(url, 'x'.repeat(length), { 'content-type': type });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([status, { errors: [{ code }] }]);
    expect(site.requests()).toEqual([]);
  });

  test('passes without the headers of the client’s connection', async () => {
    const ofConnection = {
      ...{ Expect: '100-continue', 'Keep-Alive': '115', TE: 'trailers', 'X-Mine': '1' },
      ...{ Upgrade: 'h2c', 'Proxy-Authorization': 'secret' },
    };
    const lines = Object.entries(ofConnection).map((field) => `${field.join(': ')}\r\n`);
    const head = `POST /api/search HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n${lines.join('')}`;
    const response = await sendBytes(site.port, `${head}Connection: close, x-mine\r\n\r\n{}`);
    expect(response).toMatch(/100 Continue[\s\S]*200 OK/);
    const passed = Object.keys(site.requests()[0]?.headers ?? {});
    for (const name of Object.keys(ofConnection)) expect(passed).not.toContain(name.toLowerCase());
  });

  test('gets a response without the headers of the API’s connection', async () => {
    const hopByHop = { connection: 'keep-alive, x-mine', 'keep-alive': 'timeout=7', 'x-mine': '1' };
    site.handle(respond({ ...json, ...hopByHop }));
    for (const path of ['/api/search?query=a', '/media/a.webp']) {
      const bytes = await sendBytes(
        site.port,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(bytes).toMatch(/^connection: close\r$/im);
      expect(bytes).not.toMatch(/keep-alive|x-mine/i);
    }
  });

  test('by HEAD has the headers of a GET, and no body', async () => {
    const head = await site.send('/api/search?query=a', { method: 'HEAD' });
    const whole = await site.get('/api/search?query=a');
    expect(site.requests().map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test.each(['/api/nothing', '/api/search?query=a', '/media/nothing.webp'])(
    'that finds nothing is stored nowhere: %s',
    async (url) => {
      site.handle(respond(json, JSON_BODY, 404));
      const { status, headers } = await site.get(url);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('for a feed is compressed, and revalidated by its weak entity tag', async () => {
    site.handle(respond({ 'content-type': 'application/atom+xml; charset=utf-8', etag: 'W/"1"' }));
    const accept = { 'accept-encoding': 'br' };
    const { headers, bytes } = await site.get('/api/posts/feed.atom?lang=hu', accept);
    expect(brotliDecompressSync(bytes).toString()).toBe(JSON_BODY);
    expect(headers).toMatchObject({ etag: 'W/"1"', vary: 'Accept-Encoding' });
    const known = { 'if-none-match': '"other", W/"1"' };
    const again = await site.get('/api/posts/feed.atom?lang=hu', known);
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test.each(['/api/shops', '/api/search?query=a', '/media/a.webp'])(
    'returns 503 while the API is unavailable: %s',
    async (url) => {
      await site.stop(0);
      const { status, headers, body } = await site.get(url);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(JSON.parse(body)).toEqual({ errors: [{ code: 'api:unavailable' }] });
      expect(site.lines.filter(({ msg }) => msg === 'request failed')).toEqual([]);
    },
  );

  test('that fails in the gateway itself is logged by its route', async () => {
    jest.spyOn(site.servers, 'call').mockRejectedValueOnce(new TypeError('an error of ours'));
    expect((await site.get('/api/search?query=a')).status).toBe(503);
    expect(site.lines).toMatchObject([
      {
        ...{ level: 'error', msg: 'request failed', route: '/api/*' },
        err: { message: 'an error of ours' },
      },
    ]);
  });
});

describe('what a preview reads', () => {
  const cookie = PREVIEW_COOKIE;
  const clock = expect.stringMatching(/^20\d\d-.*Z$/);
  const previewed = () => site.requests().map(({ headers }) => headers['x-preview']);

  test('is requested for its time and stored nowhere', async () => {
    await site.get('/api/menus');
    for (const _time of [1, 2]) {
      const { status, headers, body } = await site.get('/api/pages/husvet', { cookie });
      expect([status, headers['cache-control'], body]).toEqual([200, 'no-store', JSON_BODY]);
      expect(headers['x-composition']).toBe('7.1a2b3c4d');
    }
    await site.get('/api/pages/husvet');
    expect(previewed()).toEqual([undefined, clock, clock, undefined]);
  });

  test.each([{}, { cookie: 'preview=another-token-of-the-tests' }])(
    'is refused to a visitor who claims it: %j',
    async (sent) => {
      for (const url of ['/api/pages/husvet', '/api/search?query=a', '/media/a.webp'])
        await site.get(url, { ...sent, 'x-preview': '1' });
      expect(previewed()).toEqual([undefined, undefined, undefined]);
    },
  );
});

describe('the gateway’s own calls', () => {
  const own = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.internalOrigin + path, { headers: { 'accept-encoding': 'br', ...headers } });

  test('share cached responses with visitors, and are not compressed', async () => {
    await site.get('/api/menus');
    const response = await own('/api/menus');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe(JSON_BODY);
    expect(site.requests()).toHaveLength(1);
  });

  test('may read for staff', async () => {
    const { headers } = await own('/api/pages/husvet', { 'x-preview': '1' });
    expect(headers.get('cache-control')).toBe('no-store');
    await own('/api/pages/husvet');
    expect(site.requests().map(({ headers }) => headers['x-preview'])).toEqual(['1', undefined]);
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
    expect(site.requests()).toEqual([]);
  });
});
