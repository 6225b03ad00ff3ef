import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from './open-database.ts';

/** `AuthenticationOk` and `ReadyForQuery` of PostgreSQL's protocol. */
const READY = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);

/** Lets a client in, and resets its connection when it asks for something. */
function resettingServer(): Server {
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(READY);
      socket.once('data', () => socket.resetAndDestroy());
    });
  }).listen(0, '127.0.0.1');
}

test('a connection that is reset while it is in use fails the query, not the process', async () => {
  const server = resettingServer();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const db = openDatabase({
    settings: { DATABASE_URL: `postgres://mall@127.0.0.1:${port}/mall`, DATA_DIR: '' },
    checkout: '',
    onConnectionLost: () => undefined,
  });
  await expect(sql`select 1`.execute(db)).rejects.toThrow('ECONNRESET');
  await db.destroy();
  server.close();
});
