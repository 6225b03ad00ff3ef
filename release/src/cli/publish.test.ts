/** What `release publish` builds, checks and refuses, beside a build that a test has prepared. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { fakeBuild, putFake } from '../testing/fake-build.ts';
import { auditsOf, type CommandStore, commandStore } from '../testing/run-command.ts';

let store: ReleaseStore;
let root: string;
let run: CommandStore['run'];

/** Puts a program in the place of a task; it gets the options and names of apps. */
const taskIs = (name: string, program: string) =>
  writeFile(join(root, `tooling/tasks/${name}.ts`), program);

/** Puts a finished build into a folder. */
async function builtIn(folder: string): Promise<void> {
  await rename(await fakeBuild({ name: 'cinema' }), join(root, folder));
}

const BUILDS = "require('node:fs').renameSync('built-cinema', 'mf-cinema/.build');";
const REASON = '--reason urgent';

beforeEach(async () => {
  ({ folder: root, store, run } = await commandStore());
  for (const folder of ['mf-cinema', 'tooling/tasks']) {
    await mkdir(join(root, folder), { recursive: true });
  }
});

test('puts a finished build into the store after its checks', async () => {
  await builtIn('elsewhere');
  await taskIs('check-apps', "require('node:fs').writeFileSync('args', String(process.argv[2]))");
  const publish = 'publish --build elsewhere mf-cinema';
  const [line, ...others] = await run(publish);
  const [release] = await store.releases('cinema');
  expect(line).toBe(`published cinema@${release?.id}`);
  expect(others).toEqual([]);
  expect(release).toMatchObject({ publishedBy: 'anna' });
  expect(release).not.toHaveProperty('waiver');
  expect(readFileSync(join(root, 'args'), 'utf8')).toBe('--built=elsewhere');
  expect(await run(publish)).toEqual([`cinema@${release?.id} is in the store already`]);
  await expect(run(`${publish} shops`)).rejects.toThrow('--build is the folder of one app');
});

test('builds and checks the app first', async () => {
  await builtIn('built-cinema');
  await taskIs('check-apps', `if (process.argv[2] === '--build') { ${BUILDS} }`);
  expect(await run('publish mf-cinema')).toEqual([
    expect.stringMatching(/^published cinema@[0-9a-f]{16}$/),
  ]);
});

test('publishes nothing when the build or a check fails', async () => {
  await taskIs('check-apps', 'process.exit(3);');
  await expect(run('publish cinema mf-shops')).rejects.toThrow('nothing was published');
  expect(await store.releases('cinema')).toEqual([]);
});

test('publishes without checks for a reason, which is kept and shown at promotion', async () => {
  await builtIn('built-cinema');
  await taskIs('build', BUILDS);
  await expect(run('publish cinema --unchecked')).rejects.toThrow('need --reason');
  await run(`publish cinema --unchecked ${REASON}`);
  const [{ id, waiver } = {}] = await store.releases('cinema');
  expect(waiver).toEqual({ unchecked: true, reason: 'urgent' });
  expect((await auditsOf(store)).at(-1)).toMatchObject({ why: 'urgent' });
  await putFake(store, { name: 'shell' });
  expect(await run('promote shell cinema')).toContain(
    `warning: cinema@${id} was published without its checks: urgent`,
  );
});

test('publishes uncommitted changes for a reason alone', async () => {
  await builtIn('mf-cinema/.build');
  execFileSync('git', ['init', '-q'], { cwd: root });
  const publish = 'publish cinema --build mf-cinema/.build';
  await taskIs('check-apps', '');
  await expect(run(publish)).rejects.toThrow(
    /^the work tree has uncommitted changes: mf-cinema\/ and 1 more; commit them, or publish with --dirty/,
  );
  await expect(run(`${publish} --dirty`)).rejects.toThrow('need --reason');
  await run(`${publish} --dirty ${REASON}`);
  const [{ waiver } = {}] = await store.releases('cinema');
  expect(waiver).toEqual({ unchecked: false, reason: 'urgent' });
});
