/** What the server does before and around its routes, over real HTTP. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../base/log.ts';
import { Metrics } from '../base/metrics.ts';
import { sendBytes } from '../testing/api-gateway.ts';
import { fastPath } from './fast-path.ts';
import { PreparedResponse } from './prepared-response.ts';
import { createServer } from './server.ts';

const HEADERS = { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' };

let app: FastifyInstance;
let metrics: Metrics;
let origin: string;
let lines: Record<string, unknown>[] = [];
let found: string[] = [];

const ready = new PreparedResponse({
  status: 200,
  headers: HEADERS,
  body: { identity: Buffer.from('ready') },
});

beforeAll(async () => {
  metrics = new Metrics();
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const find = (url: string) => {
    found.push(url);
    if (url === '/ready/broken') throw new Error('broken source');
    return url === '/ready/now' ? ready : undefined;
  };
  const path = fastPath(
    [
      { kind: 'file', prefix: '/ready/', find },
      { kind: 'page', prefix: '/', find: () => undefined },
    ],
    metrics,
    log,
  );
  app = createServer({ log, metrics, headers: HEADERS, fastPath: path });
  app.get('/fails/:token', { config: { kind: 'page' } }, async () => {
    throw new Error('no page');
  });
  app.get<{ Params: { status: string } }>('/refuses/:status', async ({ params }) => {
    throw Object.assign(new Error('not now'), { statusCode: Number(params.status) });
  });
  app.get('/large', async () => Buffer.alloc(50_000_000));
  app.get('/', async () => 'home');
  app.get('/host', async ({ headers }) => headers.host);
  app.get('/ip', async ({ ip }) => ip);
  app.get('/ready/*', async () => 'by its route');
  app.post('/ready/now', async () => 'posted');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  found = [];
});

const raw = (bytes: string) => sendBytes(Number(new URL(origin).port), bytes);
const requestOf = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;
const headOf = (response: string) => response.split('\r\n\r\n')[0] ?? '';

test.each([
  ['a load balancer in the private network', '10.0.0.4', '198.51.100.7', '198.51.100.7'],
  ['a visitor, who may claim any address', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['a proxy that forwards a port', '127.0.0.1', '203.0.113.60:1001', '203.0.113.60'],
  ['a proxy that forwards IPv6 and a port', '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['a proxy that forwards IPv6', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['a proxy that forwards junk', '127.0.0.1', 'junk', '127.0.0.1'],
  ['junk before an address', '127.0.0.1', 'unknown, 198.51.100.7:80', '198.51.100.7'],
  ['junk behind an address', '127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
  ['a proxy that forwards nothing', '127.0.0.1', '', '127.0.0.1'],
])('reads the address of the client behind %s', async (_who, remoteAddress, forwarded, ip) => {
  const headers = { 'x-forwarded-for': forwarded };
  expect((await app.inject({ url: '/ip', remoteAddress, headers })).body).toBe(ip);
});

describe('sends the headers of the site on', () => {
  test.each([
    ['a prepared response', requestOf('/ready/now'), 200],
    ['a response of a route', requestOf('/ip'), 200],
    ['an error', requestOf('/fails/secret'), 503],
    ['a URL that is too long', requestOf(`/${'x'.repeat(2_048)}`), 414],
    ['a URL that cannot be decoded', requestOf('/%zz'), 400],
    ['a method that nothing has', 'PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['two hosts', requestOf('/ready/now', 'X: 1\r\nhOsT: a\r\n'), 400],
    ['a malformed host', 'GET /ip HTTP/1.1\r\nHost: a/b?c<>\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP', 'no HTTP\r\n\r\n', 400],
    ['too many bytes of headers', requestOf('/', `X: ${'x'.repeat(20_000)}\r\n`), 431],
  ])('%s', async (_what, bytes, status) => {
    const head = headOf(await raw(bytes));
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(HEADERS))
      expect(head).toContain(`${name}: ${value}`);
  });
});

test('closes the connection of a client that is too slow and keeps its end open', async () => {
  const accepted = once(app.server, 'connection');
  const port = Number(new URL(origin).port);
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [connection] = await accepted;
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', late, connection);
  // Not read to its end, which would close the client.
  const [response] = await once(client, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 408 /);
  if (!connection.destroyed) await once(connection, 'close');
  client.destroy();
  // Must be shorter than the connection timeout.
}, 10_000);

test('closes the connection of a client that does not read the response', async () => {
  const { server } = app;
  const { timeout } = server;
  server.timeout = timeout && 100;
  const accepted = once(server, 'connection');
  const client = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  client.pause().write(requestOf('/large'));
  const [connection] = await accepted;
  await once(connection, 'close');
  client.destroy();
  server.timeout = timeout;
});

test('closes a connection with two hosts, because what follows may be for either', async () => {
  const twice = 'GET /ip HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
  expect(headOf(await raw(twice + requestOf('/ip')))).toContain('connection: close');
});

test.each([
  ...['a', 'www.mall.example:4000', '127.0.0.1', '[::1]:3000'],
  // Another header of four letters may be sent twice.
  'a\r\nLink: a\r\nLink: b',
])('accepts a request for the host %j', async (host) => {
  const request = `GET /ip HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await raw(request)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['http://a/ready/now', 'ready'],
  ['HTTPS://a:80/ip', '127.0.0.1'],
  ['http://a', 'home'],
  ['http://a?from=proxy', 'home'],
])('accepts the absolute URL %s, as a client of a proxy sends it', async (url, body) => {
  const response = await raw(requestOf(url));
  expect(headOf(response)).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toMatch(new RegExp(`${body}$`));
});

test('takes the host from an absolute URL', async () => {
  expect(await raw(requestOf('http://mall.example:80/host'))).toMatch(/mall\.example:80$/);
  expect(await raw(requestOf('http://user@a/host'))).toMatch(/^HTTP\/1.1 400 /);
});

test('refuses a POST with a type and neither length nor encoding at once', async () => {
  const head = 'POST /ready/now HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
  const response = await raw(`${head}Content-Type: application/json\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});

test('accepts a URL of 2,048 characters', async () => {
  expect((await fetch(`${origin}/ready/${'x'.repeat(2_041)}`)).status).toBe(200);
});

test('names the allowed methods for one that no route has', async () => {
  const response = await fetch(origin, { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('logs a failing route without its token, and no other request', async () => {
  await fetch(`${origin}/ip`);
  const response = await fetch(`${origin}/fails/secret`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('A short break');
  expect(lines).toMatchObject([
    {
      ...{ level: 'error', msg: 'request failed', route: '/fails/:token' },
      err: { message: 'no page' },
    },
  ]);
});

test.each([
  [404, 'There is no such page.'],
  [413, /lang="hu"><h1>.*legfeljebb 10 MB.*lang="en"><h1>.*10 MB at most/],
  [503, 'A short break'],
] as const)('does not log what a route refuses with %i', async (status, text) => {
  const response = await fetch(`${origin}/refuses/${status}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(text);
  expect(lines).toEqual([]);
});

test('sends prepared responses before the routes, to GET and HEAD alone', async () => {
  expect(await (await fetch(`${origin}/ready/now`)).text()).toBe('ready');
  const head = await fetch(`${origin}/ready/now`, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['5', '']);
  expect(found).toEqual(['/ready/now', '/ready/now']);
  expect(await (await fetch(`${origin}/ready/now`, { method: 'POST' })).text()).toBe('posted');
  expect(found).toHaveLength(2);
  expect(await (await fetch(`${origin}/ready/later`)).text()).toBe('by its route');
});

test('looks for no prepared response to a URL that is too long', async () => {
  expect((await fetch(`${origin}/ready/${'x'.repeat(2_048)}`)).status).toBe(414);
  expect(found).toEqual([]);
});

test('leaves the request to its route when a prepared response fails', async () => {
  expect(await (await fetch(`${origin}/ready/broken`)).text()).toBe('by its route');
  expect(lines).toMatchObject([{ level: 'error', err: { message: 'broken source' } }]);
});

test('looks in the first source with a matching prefix, and measures in seconds', async () => {
  await fetch(`${origin}/ip`);
  expect(found).toEqual([]);
  await fetch(`${origin}/ready/later`);
  expect(found).toEqual(['/ready/later']);
  const sums = [...(await metrics.text()).matchAll(/duration_seconds_sum\{.*\} (.*)/g)];
  // A minute for all requests of these tests: milliseconds would be far above it.
  for (const [, sum] of sums) expect(Number(sum)).toBeLessThan(60);
});
