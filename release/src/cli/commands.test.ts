/** What the commands print and do, on their own store. */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { ReleaseStore } from '../store/release-store.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { addChangeCommands } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';
import { addStoreCommands } from './store-commands.ts';

let store: ReleaseStore;
let root: string;

beforeEach(async () => {
  store = await temporaryStore();
  root = await temporaryFolder();
});

function programWith(print: CliContext['print']): Command {
  const context = { root, store, by: 'anna', print };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addChangeCommands(program, () => context);
  addStoreCommands(program, () => context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  return program;
}

/** Runs a command line. @returns the lines that it printed. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await programWith((line) => void lines.push(line)).parseAsync(args, { from: 'user' });
  return lines;
}

/** Puts a program in the place of the one that builds apps; it gets their names. */
async function buildWith(program: string): Promise<void> {
  await mkdir(join(root, 'tooling/tasks'), { recursive: true });
  await writeFile(join(root, 'tooling/tasks/build.ts'), program);
}

const UNTESTED = ' is live as soon as a gateway runs: none does, so no page was tested';

const publishShell = () => publishFake(store, { name: 'shell' });

test('publish puts a finished build into the store', async () => {
  await mkdir(join(root, 'mf-cinema'));
  await rename(await fakeBuild({ name: 'cinema' }), join(root, 'mf-cinema/.build'));
  const [line, ...others] = await run('publish', '--no-build', 'mf-cinema');
  const [release] = await store.releases('cinema');
  expect(line).toBe(`published cinema@${release?.id}`);
  expect(others).toEqual([]);
  expect(release?.publishedBy).toBe('anna');
  expect(await run('publish', '--no-build', 'mf-cinema')).toEqual([
    `cinema@${release?.id} is in the store already`,
  ]);
});

test('publish builds the app first', async () => {
  await mkdir(join(root, 'mf-cinema'));
  await rename(await fakeBuild({ name: 'cinema' }), join(root, 'built-cinema'));
  await buildWith(`import { renameSync } from 'node:fs';
    for (const app of process.argv.slice(2)) renameSync('built-' + app, 'mf-' + app + '/.build');`);
  expect(await run('publish', 'mf-cinema')).toEqual([
    expect.stringMatching(/^published cinema@[0-9a-f]{16}$/),
  ]);
});

test('nothing is published when a build fails', async () => {
  await buildWith('process.exit(3);');
  await expect(run('publish', 'cinema', 'mf-shops')).rejects.toThrow('nothing was published');
  expect(await store.releases('cinema')).toEqual([]);
});

test('promote makes several releases live, prints warnings, and keeps the reason', async () => {
  const routes = [{ id: 'a', module: './pages/a', paths: { hu: '/a', en: '/a' }, slots: ['news'] }];
  const shell = await publishFake(store, { name: 'shell', mf: { routes } });
  const cinema = await publishFake(store, { name: 'cinema' });
  expect(await run('promote', 'shell', `mf-cinema@${cinema.id}`, '--reason', 'new hall')).toEqual([
    'warning: shell: no app fills slot news of route a',
    `promoted shell cinema@${cinema.id}: revision 1${UNTESTED}`,
  ]);
  expect(await store.live()).toMatchObject({
    apps: { shell: shell.id, cinema: cinema.id },
    by: 'anna',
    reason: expect.stringContaining(': new hall'),
  });
  expect(await run('promote', 'cinema')).toEqual(['nothing to do: revision 1 has it live already']);
});

test('rollback goes to the earlier release and prints it', async () => {
  await publishShell();
  const one = await publishFake(store, version('cinema', 'one'));
  await run('promote', 'shell', `cinema@${one.id}`);
  const two = await publishFake(store, version('cinema', 'two'));
  await run('promote', `cinema@${two.id}`);
  expect(await run('rollback', 'mf-cinema', '--reason', 'broken')).toEqual([
    `rolled back to cinema@${one.id}: revision 3${UNTESTED}`,
  ]);
  expect((await store.live())?.reason).toBe('rollback cinema: broken');
});

test('rollback --to takes all apps back to a revision', async () => {
  await publishShell();
  await run('promote', 'shell');
  await publishFake(store, version('cinema', 'one'));
  await run('promote', 'cinema');
  expect(await run('rollback', '--to', '1')).toEqual([
    `rolled back to revision 1: revision 3${UNTESTED}`,
  ]);
  expect(Object.keys((await store.live())?.apps ?? {})).toEqual(['shell']);
});

test.each([
  [[], 'name an app, or a revision with --to'],
  [['cinema', '--to', '1'], 'name an app, or a revision with --to'],
  [['--to', 'one'], 'a revision is a number like 12'],
])('rollback %j is refused', async (args, message) => {
  await expect(run('rollback', ...args)).rejects.toThrow(message);
});

test('remove takes an app out', async () => {
  await publishShell();
  await publishFake(store, { name: 'cinema' });
  await run('promote', 'shell', 'cinema');
  expect(await run('remove', 'mf-cinema', '--reason', 'closed')).toEqual([
    `removed cinema: revision 2${UNTESTED}`,
  ]);
  expect((await store.live())?.reason).toBe('remove cinema: closed');
});

describe('beside a gateway', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const verdict = { gateway: 'one', revision: 1, at };

  beforeEach(async () => {
    await publishShell();
    await store.putHeartbeat('one');
  });

  test('promote waits until the gateway serves the release', async () => {
    await store.putVerdict({ ...verdict, refusals: [] });
    expect(await run('promote', 'shell')).toEqual(['promoted shell: revision 1 is live']);
  });

  test('promote names pages that failed before too, since nothing was tested there', async () => {
    const inconclusive = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    await store.putVerdict({ ...verdict, refusals: [], inconclusive });
    const first = inconclusive.slice(0, 10).join(' ');
    expect(await run('promote', 'shell')).toEqual([
      `warning: these pages fail, but they did before too, so this change is not tested there: ${first} and 2 more; see /readyz and the log of the gateway`,
      'promoted shell: revision 1 is live',
    ]);
  });

  test('promote fails with the refusal of the gateway, and history shows it', async () => {
    const refusals = [{ app: 'shell', page: '/', error: 'Error: broken' }];
    await store.putVerdict({ ...verdict, refusals });
    await expect(run('promote', 'shell')).rejects.toThrow('shell /: Error: broken');
    expect((await run('history'))[0]).toMatch(/^1 {2}.* {2}anna {2}refused {2}promote shell@/);
    expect(await run('status')).toEqual([expect.stringContaining('nothing is live')]);
  });
});

test('promote warns of a release with uncommitted changes', async () => {
  const { id, ...shell } = await publishShell();
  const dirty = { ...shell, id: id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
  await store.putRelease({ ...dirty, commit: `${'a'.repeat(40)}-dirty` }, new Map());
  jest.spyOn(store, 'readFile').mockResolvedValue(Buffer.of());
  const [warning] = await run('promote', `shell@${dirty.id}`);
  expect(warning).toBe(
    `warning: shell@${dirty.id} was built from a work tree with uncommitted changes`,
  );
});

test('a promotion without its line in the audit log is made all the same, with a warning', async () => {
  const shell = await publishShell();
  jest.spyOn(store, 'audit').mockRejectedValue(new Error('EACCES: permission denied'));
  expect(await run('promote', 'shell')).toEqual([
    'warning: the audit log has no line of this change: EACCES: permission denied',
    `promoted shell: revision 1${UNTESTED}`,
  ]);
  expect((await store.live())?.apps).toEqual({ shell: shell.id });
});

test.each([
  ['rollback', 'No App'],
  ['promote', 'No App@1'],
  ['publish', 'No App'],
  ['releases', ''],
])('%s %j is refused', async (...args) => {
  await expect(run(...args)).rejects.toThrow('an app is named like cinema or mf-cinema');
});

test.each([['remove'], ['promote'], ['publish'], ['releases'], ['sourcemaps', 'cinema']])(
  '%s without what it needs is refused',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow('missing required argument');
  },
);

test('sourcemaps writes below the folder where the command was typed, and says how to go on', async () => {
  const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
  const files = { 'web/page.js': 'throw 1;', 'web/page.js.map': map };
  const { id } = await publishFake(store, { name: 'cinema', files });
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: root });
  const folder = join(root, 'maps/cinema', id);
  expect(await run('sourcemaps', 'mf-cinema', 'maps')).toEqual([
    'wrote 1 files with their source maps; upload them:',
    `  npx @sentry/cli sourcemaps upload ${folder}`,
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['page.js', 'page.js.map']);
});

describe('prune', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

  async function publishedAgo(days: number): Promise<string> {
    const release = await publishFake(store, version('cinema', `of ${days} days ago`));
    const [id, publishedAt] = [`${days}`.padStart(16, '0'), daysAgo(days)];
    await store.putRelease({ ...release, id, publishedAt }, new Map());
    await store.removeRelease('cinema', release.id);
    return id;
  }

  test('it removes old releases, says which, and records it', async () => {
    const [old, newest] = [await publishedAgo(100), await publishedAgo(10)];
    expect(await run('prune', '--dry-run')).toEqual([
      expect.stringMatching(`^would remove cinema@${old}  ${daysAgo(100).slice(0, 10)}.* MB$`),
      expect.stringMatching(/^would remove 1 releases, 0\.0 MB$/),
    ]);
    expect(await store.release('cinema', old)).toBeDefined();
    const [removed] = await run('prune');
    expect(removed).toMatch(`removed cinema@${old}`);
    expect((await store.releases('cinema')).map(({ id }) => id)).toEqual([newest]);
    expect((await store.audits()).at(-1)).toMatchObject({
      ...{ by: 'anna', action: 'prune', subject: `cinema@${old}` },
    });
  });

  test('releases are kept for as long as asked', async () => {
    await publishedAgo(5);
    await publishedAgo(3);
    expect((await run('prune', '--days', '6')).at(-1)).toBe('removed 0 releases, 0.0 MB');
    expect((await run('prune', '--days', '4')).at(-1)).toMatch(/^removed 1 releases/);
  });

  test.each(['0', '-1', 'many', '10000'])('--days %s is refused', async (days) => {
    await expect(run('prune', '--days', days)).rejects.toThrow('days are a number from 1 to 9999');
  });
});

test('help describes every command, argument and option', () => {
  for (const command of programWith(() => {}).commands) {
    const described = [command, ...command.registeredArguments, ...command.options];
    const texts = described.map((part) =>
      part instanceof Command ? part.description() : part.description,
    );
    expect([command.name(), texts.filter((text) => !text)]).toEqual([command.name(), []]);
  }
});

test('status shows each live app, also one whose release is gone', async () => {
  expect(await run('status')).toEqual(['nothing is live yet; promote shell and its remotes first']);
  const shell = await publishShell();
  const gone = '0'.repeat(16);
  const apps = { shell: shell.id, cinema: gone };
  const { at } = await store.advance(0, {
    ...{ apps, by: 'anna', action: 'promote', changed: [], reason: 'a test' },
  });
  const lines = await run('status');
  expect(lines.map((line) => line.trim())).toEqual([
    `revision 1, ${at}, anna: a test`,
    `shell@${shell.id}  ${shell.publishedAt}`,
    `cinema@${gone}  missing in the store`,
  ]);
});

test('status names the gateways that have not tested what is newest', async () => {
  const shell = await publishShell();
  await run('promote', 'shell');
  for (const gateway of ['one', 'two']) await store.putHeartbeat(gateway);
  const at = new Date().toISOString();
  await store.putVerdict({ revision: 1, gateway: 'one', at, refusals: [] });
  const [, tested, app] = await run('status');
  expect([tested, app]).toEqual([
    '  not tested yet by two',
    expect.stringContaining(`shell@${shell.id}`),
  ]);
});

test('history shows compositions, releases shows releases, newest first', async () => {
  const shell = await publishShell();
  await run('promote', 'shell');
  const next = await publishFake(store, version('shell', 'two'));
  await run('promote', `shell@${next.id}`);
  const revisions = (await run('history')).map((line) => line.split('  '));
  expect(revisions).toEqual([
    ['2', expect.any(String), 'anna', `promote shell@${next.id}`],
    ['1', expect.any(String), 'anna', `promote shell@${shell.id}`],
  ]);
  const releases = await run('releases', 'shell');
  expect(releases).toHaveLength(2);
  expect(releases).toContain(`shell@${next.id}  live  ${next.publishedAt}  tester  `);
  expect(releases).toContain(`shell@${shell.id}        ${shell.publishedAt}  tester  `);
});

test.each(['promote', 'releases'])(
  '%s names the apps with releases when the app has none',
  async (command) => {
    await publishShell();
    await publishFake(store, { name: 'cinema' });
    await expect(run(command, 'mf-cinnema')).rejects.toThrow(
      'cinnema has no release; the apps with releases are cinema, shell; to publish one: release publish cinnema',
    );
  },
);
