import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenErrorMessage } from './listen-error.ts';

const settings = (port: number, host: string) =>
  ({ port: ['PORT', port], host: ['HOST', host] }) as const;

async function errorOf(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  return (await once(server, 'error'))[0];
}

test('names a port that is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const error = await errorOf(port, '127.0.0.1');
  server.close();
  expect(listenErrorMessage(error, settings(port, '127.0.0.1'))).toMatch(
    /^setting PORT: port \d+ is taken by another process; name a free one, as in PORT=\d+$/,
  );
});

test.each([
  ['203.0.113.7', 'EADDRNOTAVAIL'],
  ['no-such-host.invalid', '(ENOTFOUND|EAI_AGAIN)'],
])('names %s, which is not an address of this machine', async (host, code) => {
  const message = listenErrorMessage(await errorOf(0, host), settings(3000, host)) ?? '';
  expect(message).toMatch(
    new RegExp(`^setting HOST: cannot listen on ${host} \\(port 3000\\): ${code}; name an address`),
  );
});

test.each([
  ['EACCES', 80, 'this account may not listen on port 80; name one above 1023'],
  ['EADDRINUSE', 3000, 'as in PORT=3100'],
  ['EADDRINUSE', 65_500, 'as in PORT=65400'],
])('after %s on port %i suggests another port', (code, port, text) => {
  const error = Object.assign(new Error('no'), { code, syscall: 'listen' });
  expect(listenErrorMessage(error, settings(port, '127.0.0.1'))).toContain(text);
});

test('returns undefined for other errors', () => {
  expect(listenErrorMessage(new Error('no'), settings(3000, '127.0.0.1'))).toBeUndefined();
});
