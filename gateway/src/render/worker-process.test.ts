/** What the code of a remote can reach in a real render worker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Composition } from '@mall/contracts';
import { openStore } from '@mall/release';
import { temporaryFolder } from '@mall/release/testing';
import { CompositionInstance } from '../composition/composition-instance.ts';
import { goLive, PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { renderText, startInstance, startLive, testContext } from '../testing/start-instance.ts';

const CINEMA = { url: '/cinema-hu', storedLanguage: 'hu' } as const;

/** A loader's body that returns the code of the error of `attempt`. */
const codeOf = (attempt: string) =>
  `try { ${attempt}; return 'allowed' } catch (error) { return error.code ?? error.message }`;

/** Sends messages of the worker's own making to the gateway. */
const SEND = `const packed = (message) => {
  const bytes = require('node:v8').serialize(message);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};
const send = (message, rest = packed(message)) => {
  // A full pipe takes no bytes until the gateway has read some.
  while (rest.length > 0) try { rest = rest.subarray(require('node:fs').writeSync(4, rest)); } catch {}
};`;
const write = (bytes: string) => `require('node:fs').writeSync(4, ${bytes})`;
const RESULT = `{ status: 200, headers: {}, body: {}, variesByLanguage: false, failed: [] }`;
/** Few bytes for what they cost: one after another would keep the gateway from other pages. */
const LONG_READS = `${SEND}
  const fields = Object.fromEntries(Array.from({ length: 200_000 }, (_, key) => ['key' + key, 1]));
  const message = { type: 'log', level: 'info', message: '', fields };
  const bytes = packed(message);
  for (let count = 0; count < 10; count += 1) send(message, bytes)`;
const LATER = `await new Promise((resolve) => setTimeout(resolve, 50)); return 'still here'`;

describe('the code of a remote', () => {
  let running: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    process.env.DATABASE_URL = 'postgres://secret';
    const loader = `return eval('(async () => {' + decodeURIComponent(url.split('?')[1]) + '})()')`;
    running = await startInstance([shellBuild, remoteBuild('cinema', loader)]);
    delete process.env.DATABASE_URL;
  });
  afterAll(() => running?.renderer.close(0));

  /** What this code returns in the worker, as the body of a function. */
  async function run(code: string): Promise<string> {
    const url = `/cinema-hu?${encodeURIComponent(code)}`;
    const { body } = await renderText(running.renderer, { url, storedLanguage: 'hu' });
    return /<p>([^<]*)<\/p>the component/.exec(body)?.[1] ?? body;
  }

  test('reads nothing of the environment', async () => {
    const names = await run('return Object.keys(process.env).sort().join()');
    expect(names).toMatch(/^NODE_ENV(,TZ)?$/);
    expect(await run('return process.env.NODE_ENV')).toBe('production');
  });

  test('reads its releases and no other files', async () => {
    const store = `require('node:path').resolve(__dirname, '../../../..')`;
    const attempt = (code: string) => run(codeOf(`require('node:fs').${code}`));
    expect(await attempt('readFileSync(__filename)')).toBe('allowed');
    expect(await attempt(`readdirSync(${store} + '/compositions')`)).toBe('ERR_ACCESS_DENIED');
  });

  test('cannot change intrinsics that other remotes use', async () => {
    await run(codeOf(`Object.prototype.status = 200; Array.prototype.map = () => []`));
    expect(await run('return [{}.status, [1].map(String)].join()')).toBe(',1');
  });

  test('keeps running when a service manager signals every process', async () => {
    const pid = await run('return process.pid');
    process.kill(Number(pid), 'SIGTERM');
    expect(await run('return process.pid')).toBe(pid);
  });

  test('cannot send results of renders that do not exist', async () => {
    await run(`${SEND} send({ type: 'alive' });
      send({ type: 'threw', id: 0, stack: '' });
      send({ type: 'result', id: 0, result: ${RESULT} });`);
    expect(await run(`return 'still here'`)).toBe('still here');
  });
});

test.each([
  ['an invalid message', `${SEND} send({ type: 'result', id: 1, result: {} })`],
  ['bytes that are no message', write(`Buffer.from('0000000401020304', 'hex')`)],
  ['the length of a message without an end', write('Buffer.alloc(4, 127)')],
  ['messages that take long to read', LONG_READS],
])('ends the worker of a remote that sends %s', async (_what, attempt) => {
  const cinema = remoteBuild('cinema', `${attempt}; ${LATER}`);
  // On a busy machine the messages themselves take a second to make.
  const { renderer, lines } = await startInstance([shellBuild, cinema], 30_000);
  const { body } = await renderText(renderer, CINEMA);
  await renderer.close(0);
  expect(body).toContain('fallback');
  expect(lines).toContainEqual(
    expect.objectContaining({ stack: expect.stringContaining('not valid') }),
  );
});

const onLinux = process.platform === 'linux' ? test : test.skip;

/** Only root may change users without more ado. */
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('runs a worker as the configured user, without capabilities', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const context = testContext(openStore(folder), undefined, { RENDER_UID: '65534' });
  const who = `return [process.getuid(), process.getgid(), process.pid].join()`;
  const { renderer } = await startLive(context, shellBuild, remoteBuild('cinema', who));
  const { body } = await renderText(renderer, CINEMA);
  const [, pid] = /65534,65534,(\d+)/.exec(body) ?? [];
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const fields = Object.fromEntries(status.split('\n').map((line) => line.split(/:\s*/)));
  const none = '0000000000000000';
  const rights = { CapInh: none, CapPrm: none, CapEff: none, CapAmb: none, NoNewPrivs: '1' };
  expect(fields).toMatchObject({ ...rights, Groups: '' });
  // Signals of a terminal go to the gateway's process group.
  const [, , , , group] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  expect(group).toBe(pid);
  await renderer.close(0);
});

/** Whether the process runs; one that nobody has waited for has ended all the same. */
const isRunning = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
};

/** Another gateway's process, which starts one worker and writes what that writes, as JSON. */
async function startGateway(worker: string, ...nodeArguments: string[]) {
  const folder = await temporaryFolder();
  const workerFile = join(folder, 'worker.cjs');
  await writeFile(workerFile, worker);
  const gatewayFile = join(folder, 'gateway.mjs');
  await writeFile(
    gatewayFile,
    `import { startWorkerProcess } from ${JSON.stringify(join(__dirname, 'worker-process.ts'))};
    const paths = { workerFile: ${JSON.stringify(workerFile)}, readable: [import.meta.dirname] };
    const { process: worker } = await startWorkerProcess({ ...paths, memoryMb: 64 });
    worker.stdout.pipe(process.stdout);`,
  );
  const gateway = spawn(process.execPath, [...nodeArguments, gatewayFile]);
  const [line] = await once(gateway.stdout, 'data');
  return { gateway, written: JSON.parse(line) };
}

/** A process that starts a worker when it has as many open files as it may. */
const FULL = `import(${JSON.stringify(join(__dirname, 'worker-process.ts'))}).then(async ({ startWorkerProcess }) => {
  const { openSync } = require('node:fs');
  try { for (;;) openSync('/dev/null'); } catch {}
  const options = { workerFile: __filename, readable: [], memoryMb: 64 };
  await startWorkerProcess(options).catch(({ message }) => process.stdout.write(message));
});`;

onLinux('ends a blocked worker when the gateway is killed', async () => {
  const blocked = `require('node:fs').writeSync(1, String(process.pid)); ${PAGE.hangs}`;
  const { gateway, written: pid } = await startGateway(blocked);
  expect(await isRunning(pid)).toBe(true);
  gateway.kill('SIGKILL');
  while (await isRunning(pid)) await setImmediate();
});

onLinux('reports that no further process can be started', async () => {
  const started = spawn('sh', ['-c', `ulimit -n 64; exec "$0" "$@"`, process.execPath, '-e', FULL]);
  const [written] = await once(started.stdout, 'data');
  expect(String(written)).toMatch(/^spawn .*EMFILE$/);
  expect(await once(started, 'close')).toEqual([0, null]);
});

describe('the arguments of the gateway', () => {
  const SHOWN = `console.log(JSON.stringify({
    preloaded: globalThis.preloaded ?? false,
    confined: process.permission !== undefined,
    inspect: process.execArgv.filter((argument) => argument.startsWith('--inspect')),
  }));`;

  test('preload the same modules in a worker', async () => {
    const file = join(await temporaryFolder(), 'preload.mjs');
    await writeFile(file, 'globalThis.preloaded = true;');
    const { gateway, written } = await startGateway(SHOWN, '--import', pathToFileURL(file).href);
    gateway.kill();
    expect(written).toEqual({ preloaded: true, confined: true, inspect: [] });
  });

  test('let a worker be inspected on its own port, and only then unconfined', async () => {
    const options = ['--no-warnings', '--inspect=127.0.0.1:0'];
    const { gateway, written } = await startGateway(SHOWN, ...options);
    gateway.kill();
    expect(written).toEqual({ preloaded: false, confined: false, inspect: ['--inspect=0'] });
  });
});

describe('a server file that was changed in the store', () => {
  async function startAltered(app: string, file: string) {
    const context = testContext(openStore(await temporaryFolder()));
    const cinema = remoteBuild('cinema', `return require('./chunk.cjs')`);
    const chunk = { 'node/chunk.cjs': `module.exports = 'the chunk'` };
    const { store } = context;
    await goLive(store, shellBuild, { ...cinema, files: { ...cinema.files, ...chunk } });
    const composition = (await store.live()) as Composition;
    const id = composition.apps[app] ?? '';
    await writeFile(join(await store.localFolder(app, id), file), `module.exports = 'altered'`);
    const instance = CompositionInstance.start(context, composition);
    return { instance, lines: context.lines, file: join(app, id, file) };
  }

  test.each(['node/server.cjs', 'node/chunk.cjs'])('is not run: %s of a remote', async (path) => {
    const { instance, lines, file } = await startAltered('cinema', path);
    const { renderer } = await instance;
    const { status, body } = await renderText(renderer, CINEMA);
    await renderer.close(0);
    expect(status).toBe(503);
    expect(body).not.toContain('altered');
    const error = expect.stringContaining(`${file} was changed after it was published`);
    expect(lines).toContainEqual(expect.objectContaining({ app: 'cinema', error }));
  });

  test('does not start a composition when it is the shell’s', async () => {
    const { instance, file } = await startAltered('shell', 'node/server.cjs');
    await expect(instance).rejects.toMatchObject({
      details: { stack: expect.stringContaining(`${file} was changed after it was published`) },
    });
  });
});
