/** Files that visitors send to the API. */
import { connect } from 'node:net';
import { type ApiGateway, json, respond, startApiGateway } from '../testing/api-gateway.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway();
});
afterEach(() => site.close());

describe('an upload', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = (url: string, bytes: number, headers: Record<string, string> = {}) =>
    site.post(url, 'x'.repeat(bytes), { ...multipart, ...headers });

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

  test('leaves its slot to others once the API has it, whether or not its client reads on', async () => {
    site.handle(respond(json, JSON.stringify({ data: 'x'.repeat(20_000_000) }), 201));
    const sockets = [1, 2, 3, 4].map((host) => slow(`198.51.100.${host}`).pause());
    await until('198.51.100.5', 503);
    for (const socket of sockets) socket.write('12345678');
    await until('198.51.100.5', 201);
    for (const socket of sockets) socket.destroy();
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
