/** Draining while clients send requests over keep-alive connections. */
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Drain, type DrainTimes } from './shutdown.ts';

const CLIENTS = 20;
const SOON: DrainTimes = { noticeMs: 100, lingerMs: 400, finishMs: 100 };
const HOUR_MS = 3_600_000;
/** Ends when the last client disconnects. */
const PATIENT: DrainTimes = { noticeMs: 100, lingerMs: HOUR_MS, finishMs: HOUR_MS };

async function serve(respondAfterMs: number): Promise<Server> {
  const server = createServer(async (_request, response) => {
    await sleep(respondAfterMs, undefined, { ref: false });
    response.end('ok');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Sends one request. @throws the system's error. */
function send(port: number, agent = new Agent()): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

/** Sends requests until nothing listens. @returns the codes of all other errors. */
async function visit(port: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const lost: string[] = [];
  for (;;) {
    try {
      await send(port, agent);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') return lost;
      lost.push(code);
    }
  }
}

test('loses no request and disconnects every client', async () => {
  const server = await serve(1);
  const port = portOf(server);
  let connected = 0;
  server.on('connection', () => {
    connected += 1;
  });
  const clients = Array.from({ length: CLIENTS }, () => visit(port));
  while (connected < CLIENTS) await once(server, 'request');
  const drain = new Drain(PATIENT);
  const closed = once(server, 'close');
  await drain.run(server);
  expect((await Promise.all(clients)).flat()).toEqual([]);
  await closed;
});

test('gives notice first, while it still accepts connections', async () => {
  const server = await serve(1);
  const agent = new Agent({ keepAlive: true });
  await send(portOf(server), agent);
  const drain = new Drain({ ...PATIENT, noticeMs: HOUR_MS });
  expect(drain.started).toBe(false);
  const done = drain.run(server);
  expect(drain.started).toBe(true);
  expect(await send(portOf(server))).toBe(200);
  expect(server.listening).toBe(true);
  agent.destroy();
  await done;
  expect(server.listening).toBe(false);
});

test('ends a request that takes too long', async () => {
  const server = await serve(60_000);
  const pending = send(portOf(server));
  await once(server, 'request');
  await new Drain(SOON).run(server);
  await expect(pending).rejects.toThrow();
});

test.each([
  ['without connections', () => serve(1)],
  ['that does not listen yet', async () => createServer()],
])('closes a server %s at once', async (_which, create) => {
  const server = await create();
  await new Drain({ ...PATIENT, noticeMs: HOUR_MS }).run(server);
  expect(server.listening).toBe(false);
});
