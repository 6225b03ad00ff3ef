/**
 * Node.js with a PostgreSQL in memory that the test files of one Jest worker share, as they share Kysely: a new
 * one takes seconds. Its data folder is made once, by `initdb`, and copied from then on.
 */
const { randomUUID } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { compileFunction, constants } = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
require('./short-runs.cjs');

const CACHE = join(__dirname, '../../.cache/postgres');
/** The API's packages; its contract tests run on PGlite. */
const api = createRequire(join(__dirname, '../../api/package.json'));
const PGLITE = api.resolve('@electric-sql/pglite');
const RESET = ['drop schema public cascade; create schema public', 'discard all'];

/** Those that no test uses now. */
const idle = [];

/** The file of the empty data folder; another version of PGlite has another one. */
async function dataFolderFile() {
  const manifest = join(dirname(PGLITE), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  return join(CACHE, `${version}.tar`);
}

async function keep(pglite, file) {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  const dump = await pglite.dumpDataDir('none');
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, file);
}

/** PostgreSQL counts ten seconds after a query: a timer that would keep a Jest worker from its end. */
const setTimeoutWithoutRef = (...timer) => setTimeout(...timer).unref();

/** Loads PGlite, which takes no timers of its caller, with this `setTimeout` in place of Node's. */
function evaluatePGlite() {
  const names = ['exports', 'require', 'module', '__filename', '__dirname', 'setTimeout'];
  const load = compileFunction(readFileSync(PGLITE, 'utf8'), names, {
    filename: PGLITE,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  const files = [createRequire(PGLITE), module, PGLITE, dirname(PGLITE)];
  load(module.exports, ...files, setTimeoutWithoutRef);
  return module.exports;
}

/** The class, loaded for the first file that needs it. */
let loaded;

function loadPGlite() {
  if (loaded) return loaded;
  // PGlite is WebAssembly. To optimise its code takes longer than all that the tests run of it.
  setFlagsFromString('--liftoff-only');
  loaded = evaluatePGlite().PGlite;
  return loaded;
}

async function start() {
  const PGlite = loadPGlite();
  const file = await dataFolderFile();
  const made = await readFile(file).catch(() => undefined);
  const pglite = await PGlite.create(made && { loadDataDir: new Blob([made]) });
  if (!made) await keep(pglite, file);
  return pglite;
}

/** An empty one; `close` empties it for the next test. */
async function takePostgres() {
  const pglite = idle.pop() ?? (await start());
  const taken = {
    ready: true,
    closed: false,
    waitReady: pglite.waitReady,
    query: (...query) => pglite.query(...query),
    transaction: (run) => pglite.transaction(run),
    async close() {
      taken.closed = true;
      for (const statement of RESET) await pglite.exec(statement);
      idle.push(pglite);
    },
  };
  return taken;
}

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.takePostgres = () => takePostgres();
    this.global.loadKysely = () => ({ ...api('kysely'), ...api('kysely/migration') });
  }
};
