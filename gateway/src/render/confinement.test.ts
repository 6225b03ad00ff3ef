/** Every builtin module of this Node.js, tried under the flags of a render process. */
import { readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@mall/release/testing';
import { startWorkerProcess } from './worker-process.ts';

const DECISION = join(__dirname, '../../../docs/decisions/0015-render-processes.md');

/**
 * Attempts to reach something outside the process, by the module that offers it: statements that have
 * `folder`, which holds the file `secret`, the gateway's `ppid`, and `own`, a readable file.
 */
type Attempts = Record<string, readonly string[]>;

const REFUSED: Attempts = {
  child_process: [
    `require('child_process').execFileSync('/bin/true')`,
    `require('child_process').fork(own)`,
  ],
  cluster: [`require('cluster').fork()`],
  crypto: [`require('crypto').setEngine(folder + '/engine.so')`],
  fs: [
    `require('fs').readFileSync(folder + '/secret')`,
    `require('fs').readFileSync('/proc/self/environ')`,
    `require('fs').readFileSync('/proc/' + ppid + '/environ')`,
    `require('fs').readdirSync(folder)`,
    `require('fs').statSync(folder + '/secret')`,
    `require('fs').realpathSync.native(folder + '/secret')`,
    `require('fs').writeFileSync(folder + '/new', '')`,
    `require('fs').writeFileSync(own, '')`,
    `require('fs').symlinkSync(folder + '/secret', own + '.link')`,
    `require('fs').watch(folder)`,
    `await require('fs').openAsBlob(folder + '/secret')`,
    `if (require('fs').globSync(folder + '/*').length === 0) refuse()`,
    `await require('fs/promises').readFile(folder + '/secret')`,
    `await require('fs/promises').writeFile(folder + '/new', '')`,
  ],
  inspector: [
    `require('inspector').open(0)`,
    `new (require('inspector').Session)().connect()`,
    `new (require('inspector').Session)().connectToMainThread()`,
    `new (require('inspector/promises').Session)().connect()`,
  ],
  module: [
    `require(folder + '/secret')`,
    `await import('file://' + folder + '/secret')`,
    `if (!require('module').enableCompileCache(folder + '/cache').directory) refuse()`,
  ],
  os: [`require('os').setPriority(ppid, 19)`, `(await import('os')).setPriority(ppid, 19)`],
  process: [
    `process.kill(ppid, 0)`,
    `(await import('process')).kill(ppid, 0)`,
    `process._kill(ppid, 0)`,
    `process._debugProcess(ppid)`,
    `process.setuid(process.getuid())`,
    `process.setgid(process.getgid())`,
    `process.seteuid(process.geteuid())`,
    `process.setegid(process.getegid())`,
    `process.setgroups([])`,
    `process.initgroups(0, 0)`,
    `process.chdir('/')`,
    `process.execve('/bin/true', [], {})`,
    `process.dlopen({ exports: {} }, folder + '/addon.node')`,
    `process.binding('fs')`,
    `process.loadEnvFile(folder + '/secret')`,
    `process.report.writeReport(folder + '/report.json')`,
    `if (!process.env.SECRET) refuse()`,
    `if (!process.report.getReport().environmentVariables.SECRET) refuse()`,
  ],
  sqlite: [`new (require('node:sqlite').DatabaseSync)(folder + '/secret')`],
  test: [
    `for await (const { type, data } of require('node:test').run({ files: [own] }))
      if (type === 'test:fail') throw data.details.error.cause`,
  ],
  trace_events: [`require('trace_events').createTracing({ categories: ['node'] }).enable()`],
  v8: [
    `require('v8').writeHeapSnapshot(folder + '/heap')`,
    `require('v8').setHeapSnapshotNearHeapLimit(1)`,
  ],
  wasi: [`new (require('wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })`],
  worker_threads: [`new (require('worker_threads').Worker)('', { eval: true })`],
};

const ALLOWED: Attempts = {
  dgram: [`await listening(require('dgram').createSocket('udp4').bind(0, '127.0.0.1'))`],
  dns: [`await require('dns').promises.lookup('127.0.0.1')`],
  fs: [`require('fs').readFileSync(own)`],
  http: [`await listening(require('http').createServer().listen(0, '127.0.0.1'))`],
  http2: [`await listening(require('http2').createServer().listen(0, '127.0.0.1'))`],
  https: [`await listening(require('https').createServer().listen(0, '127.0.0.1'))`],
  module: [`require('module').createRequire(own)(own)`],
  net: [
    `await listening(require('net').createServer().listen(0, '127.0.0.1'))`,
    `await listening(require('net').createServer().listen(folder + '/socket'))`,
  ],
  os: [`require('os').hostname()`],
  tls: [`await listening(require('tls').createServer().listen(0, '127.0.0.1'))`],
};

/** Errors of Node.js, and our own, that name what is not permitted. */
const REFUSAL =
  /^(ERR_(ACCESS_DENIED|DLOPEN_DISABLED|UNKNOWN_BUILTIN_MODULE|INSPECTOR_NOT_WORKER|CRYPTO_CUSTOM_ENGINE_NOT_SUPPORTED)|without effect)$/;

/** A program that makes the attempts in a render process and prints what came of each. */
const program = (attempts: readonly string[], folder: string) => `
  const folder = ${JSON.stringify(folder)}, ppid = process.ppid, own = __filename;
  const refuse = () => { throw new Error('without effect') };
  const listening = (server) => new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', () => { server.close(); resolve(); });
  });
  const outcomeOf = async (attempt) => {
    try {
      await eval('(async () => {' + attempt + '})()');
      return 'allowed';
    } catch (error) { return error.code ?? error.message; }
  };
  if (require.main === module) (async () => {
    const outcomes = [];
    for (const attempt of ${JSON.stringify(attempts)}) outcomes.push(await outcomeOf(attempt));
    const missing = ${JSON.stringify(builtinModules)}.filter((name) => !process.getBuiltinModule(name));
    console.log(JSON.stringify({ outcomes, missing }));
    process.exit();
  })();
`;

/** What a render process can do beside a folder with a secret, under its own flags. */
async function tryAll(attempts: readonly string[]) {
  const [folder, readable] = [await temporaryFolder(), await temporaryFolder()];
  await writeFile(join(folder, 'secret'), 'SECRET=1');
  const workerFile = join(readable, 'worker.cjs');
  await writeFile(workerFile, program(attempts, folder));
  const environment = jest.replaceProperty(process, 'env', { ...process.env, SECRET: '1' });
  const started = await startWorkerProcess({ workerFile, readable: [readable], memoryMb: 256 });
  environment.restore();
  const { stdout } = started.process;
  if (!stdout) throw new Error('the process has no output');
  return JSON.parse(await text(stdout)) as { outcomes: string[]; missing: string[] };
}

/** A module and its parts, such as `fs/promises` and `_http_agent`, have one name in the decision. */
const nameOf = (module: string) =>
  module
    .replace(/^node:/, '')
    .replace(/^_(http|stream|tls)_.*/, '$1')
    .replace(/\/.*/, '');

const MODULES = [...new Set(builtinModules.map(nameOf))].toSorted();

/** The rows of the table in decision 0015. */
async function decided(): Promise<string[][]> {
  const rows = (await readFile(DECISION, 'utf8')).matchAll(/^\| .+ \| (`.+`) \|$/gm);
  return [...rows].map(([, names = '']) => names.replaceAll('`', '').split(', '));
}

test('lets a render process reach what decision 0015 lists, and nothing else', async () => {
  const allowed = Object.values(ALLOWED).flat();
  const refused = Object.values(REFUSED).flat();
  const { outcomes, missing } = await tryAll([...allowed, ...refused]);
  const results = [...allowed, ...refused].map((attempt, index) => [attempt, outcomes[index]]);
  expect(results).toEqual([
    ...allowed.map((attempt) => [attempt, 'allowed']),
    ...refused.map((attempt) => [attempt, expect.stringMatching(REFUSAL)]),
  ]);

  const there = MODULES.filter((name) => !missing.map(nameOf).includes(name));
  const reached = (isRefused: boolean, isAllowed: boolean) =>
    there.filter((name) => name in REFUSED === isRefused && name in ALLOWED === isAllowed);
  expect(await decided()).toEqual([
    [...new Set(missing.map(nameOf))],
    ...[reached(true, false), reached(true, true), reached(false, true), reached(false, false)],
  ]);
});

test('keeps what all pages use as it is', async () => {
  const patches = [
    'fetch = () => {}',
    'URL = Object',
    'setTimeout = Object',
    'Promise = Object',
    'Array.prototype.map = Object',
    'Response.prototype.json = Object',
    'AbortSignal.any = Object',
  ];
  const strictly = patches.map((patch) => `(function () { 'use strict'; ${patch}; })()`);
  const { outcomes } = await tryAll(strictly);
  expect(outcomes).toEqual(patches.map(() => expect.stringMatching(/read.only|frozen/i)));
});
