import fastify from 'fastify';
import { addGracefulShutdown } from './graceful-shutdown.ts';

test('connections stay open until the shutdown, then each answer closes its connection', async () => {
  const app = fastify({ return503OnClosing: false });
  const close = addGracefulShutdown(app);
  let shutdown: Promise<void> | undefined;
  app.get('/', async () => 'open');
  app.get('/close', async () => {
    shutdown = close();
    return 'closing';
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const connection = async (path: string) => (await fetch(origin + path)).headers.get('connection');
  expect(await connection('/')).toBe('keep-alive');
  await connection('/close');
  expect(await connection('/')).toBe('close');
  await shutdown;
  await expect(fetch(origin)).rejects.toThrow();
});
