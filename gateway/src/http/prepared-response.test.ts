/** Responses prepared once and sent to many clients. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PreparedResponse, type ResponseParts } from './prepared-response.ts';

let prepared: PreparedResponse;
let server: Server;
let statuses: number[];

beforeAll((done) => {
  server = createServer((request, response) => {
    statuses.push(prepared.send(request, response));
  }).listen(0, '127.0.0.1', done);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  statuses = [];
});

const BODY = { identity: Buffer.from('identity'), gzip: Buffer.from('by gzip') };

function make(parts: Partial<ResponseParts>): void {
  prepared = new PreparedResponse({ status: 200, headers: {}, body: BODY, ...parts });
}
async function send(headers: Record<string, string> = {}, method = 'GET') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accept = { 'accept-encoding': 'identity', ...headers };
  const response = await fetch(url, { method, headers: accept, redirect: 'manual' });
  // Not read as a body: the bytes are no real gzip.
  if (method === 'GET' && response.headers.has('content-encoding')) await response.body?.cancel();
  return response;
}

test('sends each encoding with its length and name', async () => {
  make({});
  const identity = await send();
  expect(identity.headers.get('content-length')).toBe('8');
  expect(identity.headers.has('content-encoding')).toBe(false);
  expect(await identity.text()).toBe('identity');
  for (const _time of [1, 2]) {
    const { headers } = await send({ 'accept-encoding': 'gzip' }, 'HEAD');
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual(['gzip', '7']);
  }
  expect(statuses).toEqual([200, 200, 200]);
});

test('repeats the caching headers in a 304, without those of the body', async () => {
  const kept = {
    ...{ etag: '"a"', 'cache-control': 'no-cache', 'content-location': '/a' },
    'content-security-policy': "default-src 'none'",
  };
  make({ headers: { ...kept, 'content-type': 'text/html' } });
  for (const _time of [1, 2]) {
    const { status, headers } = await send({ 'if-none-match': '"a"' });
    expect(status).toBe(304);
    expect(Object.fromEntries(headers)).toMatchObject({ ...kept, vary: 'Accept-Encoding' });
    expect([headers.has('content-type'), headers.has('content-length')]).toEqual([false, false]);
  }
  expect(statuses).toEqual([304, 304]);
  expect((await send({ 'if-none-match': '"b"' })).status).toBe(200);
});

test('returns 304 only for 200 responses', async () => {
  make({ status: 404, headers: { etag: '"a"' } });
  expect((await send({ 'if-none-match': '"a"' })).status).toBe(404);
});

test('sends no length with a status that has no body', async () => {
  make({ status: 204, body: { identity: Buffer.alloc(0) } });
  const { status, headers } = await send();
  expect([status, headers.has('content-length')]).toEqual([204, false]);
});

test('sends an empty body to a client that accepts no encoding of it', async () => {
  make({ body: { br: Buffer.from('b') } });
  const response = await send();
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
});
