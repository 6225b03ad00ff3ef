import { spawn } from 'node:child_process';
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

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s closes and exits with 0',
  async (signal) => {
    const { child, ended } = await start(`console.log('closed')`);
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, output: 'closed\n' });
  },
);

test('the end of the parent closes', async () => {
  const { child, ended } = await start(`console.log('closed')`);
  child.disconnect();
  expect(await ended).toEqual({ code: 0, output: 'closed\n' });
});

test('a second signal does not close twice', async () => {
  const { child, ended } = await start(
    `console.log('closing'); await new Promise((resolve) => setTimeout(resolve, 200))`,
  );
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, output: 'closing\n' });
});

test('a close that fails is reported, and the process exits with 1', async () => {
  const { child, ended } = await start(`throw new Error('no close')`);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, output: 'no close\n' });
});

test('a close that hangs ends at the timeout with 1', async () => {
  const { child, ended } = await start('await new Promise(() => {})', 50);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, output: '' });
});
