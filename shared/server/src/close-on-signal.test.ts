import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
