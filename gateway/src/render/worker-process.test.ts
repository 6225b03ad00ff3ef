/** What the code of a remote can reach in a real render worker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openStore } from '@mall/release';
import { temporaryFolder } from '@mall/release/testing';
import { CompositionInstance } from '../composition/composition-instance.ts';
import { goLive, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { renderText } from '../testing/render-text.ts';
import { startInstance, startLive, testContext } from '../testing/start-instance.ts';

const CINEMA = { url: '/cinema-hu', storedLanguage: 'hu' } as const;

let running: Awaited<ReturnType<typeof startInstance>>;
afterEach(() => running?.renderer.close(0));

/** The title of a page whose loader has this body. */
async function pageThat(loader: string, env?: Record<string, string>): Promise<string> {
  running = await startInstance([shellBuild, remoteBuild('cinema', loader)], undefined, env);
  const { body } = await renderText(running.renderer, CINEMA);
  return /<p>([^<]*)<\/p>the component/.exec(body)?.[1] ?? body;
}

/** A loader's body that returns the code of the error of `attempt`. */
const codeOf = (attempt: string) =>
  `try { ${attempt}; return 'allowed' } catch (error) { return error.code ?? error.message }`;

const DENIED = 'ERR_ACCESS_DENIED';

test('a worker has nothing of the environment', async () => {
  process.env.DATABASE_URL = 'postgres://secret';
  const names = await pageThat('return Object.keys(process.env).sort().join()');
  delete process.env.DATABASE_URL;
  expect(names).toMatch(/^(NODE_CHANNEL\w+,)*NODE_ENV(,TZ)?$/);
});

test.each(['/proc/self/environ', `/proc/${process.pid}/environ`, '/etc/passwd'])(
  'a worker cannot read %s',
  async (file) => {
    expect(await pageThat(codeOf(`require('node:fs').readFileSync('${file}')`))).toBe(DENIED);
  },
);

test('a worker reads its releases, and no other files beside them', async () => {
  const store = `require('node:path').resolve(__dirname, '../../../..')`;
  expect(await pageThat(codeOf(`require('node:fs').readFileSync(__filename)`))).toBe('allowed');
  await running.renderer.close(0);
  expect(await pageThat(codeOf(`require('node:fs').readdirSync(${store} + '/compositions')`))).toBe(
    DENIED,
  );
});

test.each([
  ['write', `require('node:fs').writeFileSync(__dirname + '/new.txt', '')`],
  ['start processes', `require('node:child_process').execFileSync('/bin/true')`],
  ['start threads', `new (require('node:worker_threads').Worker)('', { eval: true })`],
  ['load addons', `process.dlopen({ exports: {} }, __dirname + '/addon.node')`],
])('a worker cannot %s', async (_what, attempt) => {
  expect(await pageThat(codeOf(attempt))).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
});

test('a message that the gateway does not know ends the worker, not the gateway', async () => {
  const shown = await pageThat(`process.send({ type: 'result', id: 1, result: { status: 'x' } });
    await new Promise((resolve) => setTimeout(resolve, 50)); return 'still here'`);
  expect(shown).toContain('fallback');
  expect(running.lines).toContainEqual(
    expect.objectContaining({ stack: expect.stringContaining('not valid') }),
  );
});

const onLinux = process.platform === 'linux' ? test : test.skip;

/** Only root may change users without more ado. */
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'a worker runs as the user of the setting, without rights to signal or gain any',
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const context = testContext(openStore(folder), undefined, { RENDER_UID: '65534' });
    const signal = `(() => { ${codeOf('process.kill(process.ppid, 0)')} })()`;
    const who = `return [process.getuid(), process.getgid(), ${signal}, process.pid].join()`;
    const { renderer } = await startLive(context, shellBuild, remoteBuild('cinema', who));
    const { body } = await renderText(renderer, CINEMA);
    const [, pid] = /65534,65534,EPERM,(\d+)/.exec(body) ?? [];
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const fields = Object.fromEntries(status.split('\n').map((line) => line.split(/:\s*/)));
    const none = '0000000000000000';
    const rights = { CapInh: none, CapPrm: none, CapEff: none, CapAmb: none, NoNewPrivs: '1' };
    expect(fields).toMatchObject({ ...rights, Groups: '' });
    // Signals of a terminal go to the gateway's process group.
    const [, , , , group] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
    expect(group).toBe(pid);
    await renderer.close(0);
  },
);

/** Whether the process runs; one that nobody has waited for has ended all the same. */
const isRunning = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
};

onLinux('a worker that is blocked ends with a gateway that is killed', async () => {
  const folder = await temporaryFolder();
  const workerFile = join(folder, 'blocked.cjs');
  await writeFile(workerFile, `process.send('blocked', () => { for (;;); })`);
  const gatewayFile = join(folder, 'gateway.mjs');
  await writeFile(
    gatewayFile,
    `import { startWorkerProcess } from ${JSON.stringify(join(__dirname, 'worker-process.ts'))};
    const paths = { workerFile: ${JSON.stringify(workerFile)}, readable: [import.meta.dirname] };
    const worker = startWorkerProcess({ ...paths, memoryMb: 64 });
    worker.on('message', () => console.log(worker.pid));`,
  );
  const gateway = spawn(process.execPath, [gatewayFile]);
  const [line] = await once(gateway.stdout, 'data');
  const pid = Number(line);
  expect(await isRunning(pid)).toBe(true);
  gateway.kill('SIGKILL');
  while (await isRunning(pid)) await setImmediate();
});

describe('a server file that was changed in the store', () => {
  async function startAltered(app: string, file: string) {
    const context = testContext(openStore(await temporaryFolder()));
    const cinema = remoteBuild('cinema', `return require('./chunk.cjs')`);
    const chunk = { 'node/chunk.cjs': `module.exports = 'the chunk'` };
    const { store } = context;
    const builds = [shellBuild, { ...cinema, files: { ...cinema.files, ...chunk } }];
    const releases = await goLive(store, ...builds);
    const { id = '' } = releases.find((release) => release.app === app) ?? {};
    await writeFile(join(await store.localFolder(app, id), file), `module.exports = 'altered'`);
    const composition = await store.live();
    if (!composition) throw new Error('nothing is live');
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
    expect(lines).toContainEqual(
      expect.objectContaining({
        app: 'cinema',
        error: expect.stringContaining(`${file} was changed after it was published`),
      }),
    );
  });

  test('does not start a composition when it is the shell’s', async () => {
    const { instance, file } = await startAltered('shell', 'node/server.cjs');
    await expect(instance).rejects.toMatchObject({
      details: { stack: expect.stringContaining(`${file} was changed after it was published`) },
    });
  });
});
