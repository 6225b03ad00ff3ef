/** The client in a browser, sending a form with a file to a real server. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { form } from '@mall/contracts/forms/receipt';
import { type Api, createApi } from '@mall/http';

let server: Server;
let reply: { status: number; body: string };
let received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let api: Api;

beforeEach(async () => {
  received = [];
  reply = { status: 201, body: '{"data":{"status":"uploaded"}}' };
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-language, idempotency-key');
    const body = await text(request);
    if (request.method === 'OPTIONS') return void response.end();
    received.push({ url: request.url, headers: request.headers, body });
    response.writeHead(reply.status).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  api = createApi({ language: 'en', origin: `http://127.0.0.1:${port}` });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send({ code = 'WINTER01', picture = 'receipt.png' } = {}) {
  const image_proof = new File(['x'], picture, { type: 'image/png', lastModified: 1 });
  const texts = { name: 'Anna', shop: 'hm', invoice: 'NY-1', purchase_sum: '9000' };
  const time = { purchase_date: '2026-11-20', purchase_time: '17:45' };
  const body = { ...texts, ...time, code, image_proof, accept_terms: true };
  return api.post(form, body, { param: 'winter' });
}

test('sends a form with its language and an idempotency key', async () => {
  expect(await send()).toEqual({ status: 'uploaded' });
  const { url, headers, body } = received[0] ?? {};
  expect(url).toBe('/api/winter/upload');
  expect(headers).toMatchObject({ 'content-language': 'en', accept: 'application/json' });
  expect(headers?.['idempotency-key']).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(body).toContain('WINTER01');
  expect(body).toMatch(/name="accept_terms"\s+on/);
  expect(body).toContain('filename="receipt.png"');
});

test.each([
  ['keeps its key', {}, 1],
  ['has another key with another text', { code: 'WINTER02' }, 2],
  ['has another key with another picture', { picture: 'other.png' }, 2],
])('a form sent again after a failure %s', async (_, changed, expected) => {
  reply = { status: 502, body: '' };
  await send().catch(() => undefined);
  await send(changed).catch(() => undefined);
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(expected);
});

test('rejects with status and every code of a refusal', async () => {
  reply = { status: 422, body: '{"errors":[{"code":"code:invalid"},{"code":"shop:required"}]}' };
  const codes = ['code:invalid', 'shop:required'];
  await expect(send()).rejects.toMatchObject({ status: 422, codes });
});

test('rejects with status 0 when the connection is lost', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const sending = send();
  server.closeAllConnections();
  server.close();
  await expect(sending).rejects.toMatchObject({ status: 0, codes: [] });
});
