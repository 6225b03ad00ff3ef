import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Drain, type DrainTimes } from './shutdown.ts';

const MODULE = join(__dirname, 'shutdown.ts');

/** Starts a process that closes by `close`, and resolves when it is ready for a signal. */
async function start(close: string, timeoutMs = 5_000) {
  const script = `
    import { closeOnSignal } from ${JSON.stringify(MODULE)};
    closeOnSignal(async () => { ${close} }, {
      timeoutMs: ${timeoutMs},
      onError: (error) => console.log(error.message),
    });
    setInterval(() => {}, 1_000);
    process.send('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output += text;
  });
  await once(child, 'message');
  return { child, ended: once(child, 'exit').then(([code]) => ({ code, output })) };
}

const kill = (signal: NodeJS.Signals) => (child: ChildProcess) => child.kill(signal);

test.each<[string, (child: ChildProcess) => void]>([
  ['SIGINT', kill('SIGINT')],
  ['SIGHUP', kill('SIGHUP')],
  ['the end of the parent process', (child) => child.disconnect()],
])('closes and exits with 0 at %s', async (_event, end) => {
  const { child, ended } = await start(`console.log('closed')`);
  end(child);
  expect(await ended).toEqual({ code: 0, output: 'closed\n' });
});

test('closes once at SIGTERM, whatever signal follows', async () => {
  const { child, ended } = await start(
    `console.log('closing'); await new Promise((resolve) => setTimeout(resolve, 200))`,
  );
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, output: 'closing\n' });
});

test.each([
  ['fails, which it reports', `throw new Error('no close')`, undefined, 'no close\n'],
  ['hangs until the timeout', 'await new Promise(() => {})', 50, ''],
])('exits with 1 when closing %s', async (_what, close, timeoutMs, output) => {
  const { child, ended } = await start(close, timeoutMs);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, output });
});

/** `gateway.lifecycle.test.ts` shows that many visitors lose no request. */
describe('Drain', () => {
  const HOUR_MS = 3_600_000;
  /** Ends when the last client disconnects. */
  const PATIENT: DrainTimes = { noticeMs: HOUR_MS, lingerMs: HOUR_MS, finishMs: HOUR_MS };

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
  async function send(port: number, agent = new Agent()): Promise<number | undefined> {
    const [response] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    await once(response.resume(), 'end');
    return response.statusCode;
  }

  test('gives notice first, while it still accepts connections', async () => {
    const server = await serve(1);
    const agent = new Agent({ keepAlive: true });
    await send(portOf(server), agent);
    const drain = new Drain(PATIENT);
    expect(drain.started).toBe(false);
    const done = drain.run(server);
    expect(drain.started).toBe(true);
    expect(await send(portOf(server))).toBe(200);
    expect(server.listening).toBe(true);
    agent.destroy();
    await done;
    expect(server.listening).toBe(false);
  });

  test('responds to one last request on each open connection', async () => {
    const server = await serve(1);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await send(portOf(server), agent);
    const done = new Drain({ ...PATIENT, noticeMs: 0 }).run(server);
    expect(await send(portOf(server), agent)).toBe(200);
    await done;
  });

  test('ends a request that takes too long', async () => {
    const server = await serve(60_000);
    const pending = send(portOf(server));
    await once(server, 'request');
    await new Drain({ noticeMs: 20, lingerMs: 20, finishMs: 20 }).run(server);
    await expect(pending).rejects.toThrow();
  });

  test.each([
    ['without connections', () => serve(1)],
    ['that does not listen yet', async () => createServer()],
  ])('closes a server %s at once', async (_which, create) => {
    const server = await create();
    await new Drain(PATIENT).run(server);
    expect(server.listening).toBe(false);
  });
});
