/** A shell and remotes without a bundler, for tests: node entries written by hand. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import { promote, type ReleaseStore } from '@mall/release';
import { type FakeBuild, publishFake, route } from '@mall/release/testing';

/** The fake shell stays where it is: its imports resolve from here. */
const SHELL_ENTRY = `module.exports = require(${JSON.stringify(join(__dirname, 'fake-shell.ts'))});`;

// Render workers get the process's own arguments; those of tests may read what the fake shell imports.
const REPOSITORY = join(__dirname, '../../..');
process.execArgv.push(`--allow-fs-read=${REPOSITORY}`);

// They also keep what Node.js compiles of TypeScript, which takes more than half of a start.
const COMPILED = join(REPOSITORY, '.cache/render-workers');
const keepCompiled = `import module from 'node:module'; module.enableCompileCache(${JSON.stringify(COMPILED)})`;
mkdirSync(COMPILED, { recursive: true });
process.execArgv.unshift('--import', `data:text/javascript,${encodeURIComponent(keepCompiled)}`);
process.execArgv.push(`--allow-fs-write=${COMPILED}`);

/** Bodies of a page's loader, good and bad; what it returns is the page's title. */
export const PAGE = {
  good: (text: string) => `return ${JSON.stringify(text)}`,
  throws: 'throw new Error("broken on purpose")',
  exits: 'process.exit(3)',
  crashesLater:
    'setTimeout(() => { throw new Error("broken later") }, 5); return new Promise(() => {})',
  // Blocks the process as a loop does, and leaves the processor to the tests beside it.
  hangs: 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);',
  loops: 'for (;;);',
  neverEnds: 'return new Promise(() => {})',
};

export const shellBuild: FakeBuild = {
  name: 'shell',
  mf: { routes: [route('home', '/')] },
  files: { 'node/server.cjs': SHELL_ENTRY },
};

/** A shell with this node entry. */
export const shellOf = (entry: string): FakeBuild => ({
  ...shellBuild,
  files: { 'node/server.cjs': entry },
});

/** A shell whose `render` has this body, a function of the request's `url` and `disabledApps`. */
export const shellThat = (render: string): FakeBuild =>
  shellOf(`exports.createRenderer = async () => {
    const page = { status: 200, headers: {}, body: '', variesByLanguage: false, failed: [] };
    return { render: async ({ url, disabledApps }) => { ${render} } };
  };`);

/**
 * A remote's node entry, as a federation container.
 * @param loader body of the loader of every module: a function of `url`, which is path and query.
 * @param component body of every component.
 */
export function remoteEntry(loader: string, component = `return 'the component'`): string {
  return `
    const load = async function (url) { ${loader} };
    const module_ = {
      loader: ({ url }) => load(url.pathname + url.search),
      meta: ({ data }) => ({ title: String(data), description: 'A page for tests' }),
      Component() { ${component} },
    };
    exports.init = () => {};
    exports.get = async () => () => module_;
  `;
}

/** A remote with the page `/<name>-hu` (`/<name>-en`) and a detail page below it. */
export function remoteBuild(name: string, loader: string, more: object = {}): FakeBuild {
  const routes = [
    route(name, `/${name}-hu`, `/${name}-en`),
    route(`${name}-item`, `/${name}-hu/:slug`, `/${name}-en/:slug`, { list: name, ...more }),
  ];
  return { name, mf: { routes }, files: { 'node/server.cjs': remoteEntry(loader) } };
}

/** Publishes builds and makes them live in one composition. */
export async function goLive(store: ReleaseStore, ...builds: FakeBuild[]): Promise<Release[]> {
  const releases = await Promise.all(builds.map((build) => publishFake(store, build)));
  await promote(
    store,
    releases.map(({ app, id }) => `${app}@${id}`),
    { by: 'tester' },
  );
  return releases;
}
