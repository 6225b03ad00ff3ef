import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenErrorMessage } from './listen-error.ts';

const settings = (port: number, host: string) =>
  ({ port: ['PORT', port], host: ['HOST', host] }) as const;

async function errorOf(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  return (await once(server, 'error'))[0];
}

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  );
  server.close();
  expect(listenErrorMessage(error, settings(port, '127.0.0.1'))).toMatch(
    /^setting PORT: port \d+ is taken by another process; name a free one, as in PORT=\d+$/,
  );
});

test.each([
  ['203.0.113.7', 'EADDRNOTAVAIL'],
  ['no-such-host.invalid', '(ENOTFOUND|EAI_AGAIN)'],
])('%s, which is no address of this machine, is named', async (host, code) => {
  const message = listenErrorMessage(await errorOf(0, host), settings(3000, host)) ?? '';
  expect(message).toMatch(
    new RegExp(`^setting HOST: cannot listen on ${host} \\(port 3000\\): ${code}; name an address`),
  );
});

test('a port of the system is named', () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'listen' });
  expect(listenErrorMessage(error, settings(80, '127.0.0.1'))).toBe(
    'setting PORT: this account may not listen on port 80; name one above 1023',
  );
});

test('an error that does not come from listening has no sentence', () => {
  expect(listenErrorMessage(new Error('no'), settings(3000, '127.0.0.1'))).toBeUndefined();
});

test('the free port that a message names is one', () => {
  const error = Object.assign(new Error('no'), { code: 'EADDRINUSE', syscall: 'listen' });
  const named = (port: number) => listenErrorMessage(error, settings(port, '127.0.0.1'));
  expect(named(3000)).toContain('as in PORT=3100');
  expect(named(65_500)).toContain('as in PORT=65400');
});
