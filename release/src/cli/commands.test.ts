/** What the commands print and do, on a store of their own. */
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { ReleaseStore } from '../store/release-store.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { addChangeCommands } from './change-commands.ts';
import { addViewCommands } from './view-commands.ts';

let store: ReleaseStore;
let root: string;

beforeEach(async () => {
  store = await temporaryStore();
  root = await temporaryFolder();
});

/** Runs a command line. @returns the lines that it printed. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const context = { root, store, by: 'anna', print: (line: string) => void lines.push(line) };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addChangeCommands(program, () => context);
  addViewCommands(program, () => context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  await program.parseAsync(args, { from: 'user' });
  return lines;
}

const publishShell = () => publishFake(store, { name: 'shell' });

test('publish puts a finished build into the store', async () => {
  await mkdir(join(root, 'mf-cinema'));
  await rename(await fakeBuild({ name: 'cinema' }), join(root, 'mf-cinema/.build'));
  const [line, ...others] = await run('publish', '--no-build', 'mf-cinema');
  const [release] = await store.releases('cinema');
  expect(line).toBe(`published cinema@${release?.id}`);
  expect(others).toEqual([]);
  expect(release?.publishedBy).toBe('anna');
});

test('promote makes several releases live, prints warnings, and keeps the reason', async () => {
  const routes = [{ id: 'a', module: './pages/a', paths: { hu: '/a', en: '/a' }, slots: ['news'] }];
  const shell = await publishFake(store, { name: 'shell', mf: { routes } });
  const cinema = await publishFake(store, { name: 'cinema' });
  expect(await run('promote', 'shell', `mf-cinema@${cinema.id}`, '--reason', 'new hall')).toEqual([
    'warning: shell: no app fills slot news of route a',
    `promoted shell cinema@${cinema.id}: revision 1 is live`,
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
    `rolled back to cinema@${one.id}: revision 3 is live`,
  ]);
  expect((await store.live())?.reason).toBe('rollback cinema: broken');
});

test.each([
  ['rollback', 'No App'],
  ['promote', 'No App@1'],
  ['publish', 'No App'],
  ['releases', ''],
])('%s %j is refused', async (...args) => {
  await expect(run(...args)).rejects.toThrow('an app is named like cinema or mf-cinema');
});

test('status shows each live app, also one whose release is gone', async () => {
  expect(await run('status')).toEqual(['nothing is live yet; promote shell and its remotes first']);
  const shell = await publishShell();
  const gone = '0'.repeat(16);
  const apps = { shell: shell.id, cinema: gone };
  const { at } = await store.advance(0, { apps, by: 'anna', reason: 'a test' });
  const lines = await run('status');
  expect(lines.map((line) => line.trim())).toEqual([
    `revision 1, ${at}, anna: a test`,
    `shell@${shell.id}  ${shell.publishedAt}`,
    `cinema@${gone}  missing in the store`,
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
