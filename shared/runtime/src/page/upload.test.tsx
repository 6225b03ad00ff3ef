/** The client's upload against a real server, in the environment of a browser. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApi } from '@mall/http';

let server: Server;
let answer: { status: number; body: string };
let received: { headers: IncomingMessage['headers']; body: string } | undefined;

beforeEach(async () => {
  answer = { status: 201, body: '{"data":{"status":"uploaded"}}' };
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-language, idempotency-key');
    const body = await text(request);
    if (request.method === 'OPTIONS') return void response.end();
    received = { headers: request.headers, body };
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send() {
  const { port } = server.address() as AddressInfo;
  const body = new FormData();
  body.set('code', 'WINTER01');
  const api = createApi({ language: 'en', origin: `http://127.0.0.1:${port}` });
  return api.upload({ path: '/winter/upload', body, key: 'key-1' });
}

test('a form is sent with its language and its key', async () => {
  expect(await send()).toEqual({ status: 'uploaded' });
  expect(received?.headers).toMatchObject({ 'content-language': 'en', 'idempotency-key': 'key-1' });
  expect(received?.body).toContain('WINTER01');
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
