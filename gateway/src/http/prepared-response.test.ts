/** Responses prepared once and sent to many clients. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PreparedResponse, type ResponseParts } from './prepared-response.ts';

let prepared: PreparedResponse;
let server: Server;

beforeAll((done) => {
  server = createServer((request, response) => {
    prepared.send(request, response);
  }).listen(0, '127.0.0.1', done);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function make(parts: Partial<ResponseParts>): void {
  const body = { identity: Buffer.from('identity') };
  prepared = new PreparedResponse({ status: 200, headers: {}, body, ...parts });
}
const send = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });

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
  const response = await send({ 'accept-encoding': 'identity' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
});
