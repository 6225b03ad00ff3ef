/** The proxies to the API, against a real server. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addApiProxy } from './api-proxy.ts';
import { addMediaProxy } from './media-proxy.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let api: Server;
let app: FastifyInstance;
let handler: Handler;
let requests: IncomingMessage[];
let lines: string[];
let live: { current: { composition: { revision: number } } | undefined };

const JSON_BODY = JSON.stringify({ data: 'x'.repeat(2_000) });

beforeEach(async () => {
  requests = [];
  live = { current: { composition: { revision: 7 } } };
  api = createServer((request, response) => {
    requests.push(request);
    handler(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logController = new LogController({ disableRequestLogging: true });
  app = fastify({ trustProxy: ['loopback'], logger: { stream }, logController });
  await addApiProxy(app, origin, live);
  await addMediaProxy(app, origin);
});

afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

const answer =
  (headers: Record<string, string>, body: string | Buffer = JSON_BODY, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const json = { 'content-type': 'application/json; charset=utf-8' };

test('the API gets the client’s IP address', async () => {
  handler = answer(json);
  await get('/api/shops', { 'x-forwarded-for': '203.0.113.7' });
  expect(requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  expect(requests[0]?.url).toBe('/api/shops');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('JSON is compressed by %s', async (encoding, decompress) => {
  handler = answer({ ...json, etag: '"a"', 'content-length': String(JSON_BODY.length) });
  const { headers, rawPayload } = await get('/api/shops', { 'accept-encoding': encoding });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    etag: 'W/"a"',
    vary: 'Accept-Encoding',
    'x-composition': '7',
  });
  expect(headers).not.toHaveProperty('content-length');
  expect(decompress(rawPayload).toString()).toBe(JSON_BODY);
});

test('what the API varies by is kept', async () => {
  handler = answer({ ...json, vary: 'Content-Language' });
  const { headers } = await get('/api/shops', { 'accept-encoding': 'br' });
  expect(headers.vary).toBe('Content-Language, Accept-Encoding');
});

test('a weak entity tag stays', async () => {
  handler = answer({ ...json, etag: 'W/"a"' });
  expect((await get('/api/shops', { 'accept-encoding': 'br' })).headers.etag).toBe('W/"a"');
});

test.each<[string, Record<string, string>, 'GET' | 'POST', string]>([
  ['a client that accepts none', json, 'GET', 'identity'],
  ['another type', { 'content-type': 'text/plain' }, 'GET', 'br'],
  ['an encoded answer', { ...json, 'content-encoding': 'zstd' }, 'GET', 'br'],
  ['a form', json, 'POST', 'br'],
])('%s gets the answer as it is', async (_what, given, method, encoding) => {
  handler = answer({ ...given, etag: '"a"' });
  const { headers, body } = await app.inject({
    method,
    url: '/api/shops',
    headers: { 'accept-encoding': encoding },
  });
  expect(body).toBe(JSON_BODY);
  expect([headers['content-encoding'], headers.etag]).toEqual([given['content-encoding'], '"a"']);
});

test('requests are not logged one by one', async () => {
  handler = answer(json);
  await get('/api/shops');
  await get('/media/a.webp');
  expect(lines).toEqual([]);
});

test('without a composition no revision is named', async () => {
  live.current = undefined;
  handler = answer(json);
  expect((await get('/api/shops')).headers).not.toHaveProperty('x-composition');
});

test.each(['/api/shops', '/media/a.webp'])('%s of an API that is away is 503', async (url) => {
  api.close();
  api.closeAllConnections();
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(JSON.parse(body)).toEqual({ errors: [{ code: 'api:unavailable' }] });
});

const image = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=60',
  'content-length': '5',
  etag: '"m"',
};

test('an image is requested once and then served from memory', async () => {
  handler = answer(image, 'image');
  for (const time of [1, 2, 3]) {
    const { body, headers } = await get('/media/a.webp');
    expect([time, body, headers['content-type']]).toEqual([time, 'image', 'image/webp']);
  }
  expect(requests).toHaveLength(1);
  const known = await get('/media/a.webp', { 'if-none-match': '"other", W/"m"' });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test.each<[string, Handler, Record<string, string>]>([
  ['a private image', answer({ ...image, 'cache-control': 'private, max-age=60' }, 'image'), {}],
  [
    'an image of unknown length',
    (_, response) => {
      const { 'content-length': _length, ...headers } = image;
      response.writeHead(200, headers);
      response.write('ima');
      response.end('ge');
    },
    {},
  ],
  ['a video', answer({ ...image, 'content-length': '5000000' }, Buffer.alloc(5_000_000)), {}],
  ['an encoded image', answer({ ...image, 'content-encoding': 'br' }, 'image'), {}],
  ['an error', answer(image, 'image', 404), {}],
])('%s is requested each time', async (_what, given) => {
  handler = given;
  await get('/media/a.webp');
  await get('/media/a.webp');
  expect(requests).toHaveLength(2);
});

test('a part of a file is requested from the API', async () => {
  handler = answer(image, 'image');
  await get('/media/a.webp');
  await get('/media/a.webp', { range: 'bytes=0-1' });
  expect(requests.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=0-1']);
});

test('an image that breaks off is not stored', async () => {
  handler = (_request, response) => {
    response.writeHead(200, image);
    response.write('ima');
    setTimeout(() => response.destroy(), 20);
  };
  await get('/media/a.webp').catch(() => {});
  handler = answer(image, 'image');
  expect((await get('/media/a.webp')).body).toBe('image');
});
