/** The client's upload against a real server, in the environment of a browser. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Api, createApi } from '@mall/http';

let server: Server;
let answer: { status: number; body: string };
let received: { headers: IncomingMessage['headers']; body: string }[];
let api: Api;

beforeEach(async () => {
  received = [];
  answer = { status: 201, body: '{"data":{"status":"uploaded"}}' };
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-language, idempotency-key');
    const body = await text(request);
    if (request.method === 'OPTIONS') return void response.end();
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
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
  const body = new FormData();
  body.set('code', code);
  body.set('image_proof', new File(['x'], picture, { type: 'image/png', lastModified: 1 }));
  return api.upload({ path: '/winter/upload', body });
}

test('a form is sent with its language and a key', async () => {
  expect(await send()).toEqual({ status: 'uploaded' });
  const { headers, body } = received[0] ?? {};
  expect(headers).toMatchObject({ 'content-language': 'en' });
  expect(headers?.['idempotency-key']).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(body).toContain('WINTER01');
});

test.each([
  ['the same form has the same key', {}, 1],
  ['another text has another one', { code: 'WINTER02' }, 2],
  ['another picture has another one', { picture: 'other.png' }, 2],
])('sent again after an answer that took nothing, %s', async (_, changed, expected) => {
  answer = { status: 502, body: '' };
  await send().catch(() => undefined);
  await send(changed).catch(() => undefined);
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(expected);
});

test('a refusal has every code', async () => {
  answer = { status: 422, body: '{"errors":[{"code":"code:invalid"},{"code":"shop:required"}]}' };
  await expect(send()).rejects.toMatchObject({
    status: 422,
    codes: ['code:invalid', 'shop:required'],
  });
});

test('an answer that is no JSON has its status alone', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };
  await expect(send()).rejects.toMatchObject({ status: 502, codes: [] });
});

test('no answer is status 0', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const sending = send();
  server.closeAllConnections();
  server.close();
  await expect(sending).rejects.toMatchObject({ status: 0, codes: [] });
});
