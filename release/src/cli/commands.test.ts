/** What the commands print and do, on their own store. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  publishFake,
  route,
  temporaryFolder,
  temporaryStore,
  version,
} from '../testing/fake-build.ts';
import { runCommand, TEST_SITE } from '../testing/run-command.ts';
import { commandProgram } from './commands.ts';

let store: ReleaseStore;
let root: string;

beforeEach(async () => {
  store = await temporaryStore();
  root = await temporaryFolder();
});

const contextOf = () => ({ root, store, by: 'anna', ask: undefined });
const run = (...args: string[]) => runCommand(contextOf(), ...args);

const UNTESTED = ' is live as soon as a gateway runs: none does, so no page was tested';

const publishShell = () => publishFake(store, { name: 'shell' });

test('promote makes several releases live, prints warnings, and keeps the reason', async () => {
  const routes = [route('a', '/a', '/a', { slots: ['news'] })];
  const shell = await publishFake(store, { name: 'shell', mf: { routes } });
  const cinema = await publishFake(store, { name: 'cinema' });
  expect(await run('promote', 'shell', `mf-cinema@${cinema.id}`, '--reason', 'new hall')).toEqual([
    `shell (team shell): ${shell.id} is new`,
    ...['  + route a', '  + path /a', '  start: 0 → 56 bytes', '  pages/a: 0 → 56 bytes'],
    ...[`cinema (team cinema): ${cinema.id} is new`, '  start: 0 → 57 bytes'],
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

test('rollback makes an earlier release or revision live and prints it', async () => {
  await publishShell();
  const one = await publishFake(store, version('cinema', 'one'));
  await run('promote', 'shell');
  await run('promote', `cinema@${one.id}`);
  const two = await publishFake(store, version('cinema', 'two'));
  await run('promote', `cinema@${two.id}`);
  expect(await run('rollback', 'mf-cinema', '--reason', 'broken')).toEqual([
    `cinema (team cinema): ${two.id} → ${one.id}`,
    `rolled back to cinema@${one.id}: revision 4${UNTESTED}`,
  ]);
  expect((await store.live())?.reason).toBe('rollback cinema: broken');
  expect(await run('rollback', '--to', '1', '--yes')).toEqual([
    `cinema (team cinema): ${one.id} is taken out`,
    `rolled back to revision 1: revision 5${UNTESTED}`,
  ]);
  expect(Object.keys((await store.live())?.apps ?? {})).toEqual(['shell']);
});

test('remove takes an app out', async () => {
  await publishShell();
  const { id } = await publishFake(store, { name: 'cinema' });
  await run('promote', 'shell', 'cinema');
  const printed = await run('remove', 'mf-cinema', '--reason', 'closed', '--yes');
  expect(printed).toEqual([
    `cinema (team cinema): ${id} is taken out`,
    `removed cinema: revision 2${UNTESTED}`,
  ]);
  expect((await store.live())?.reason).toBe('remove cinema: closed');
});

test.each([
  ['rollback', 'name an app, or a revision with --to'],
  ['rollback cinema --to 1', 'name an app, or a revision with --to'],
  ['rollback --to one', 'a revision is a number like 12'],
  ['rollback No-App', 'an app is named like cinema or mf-cinema'],
  ['promote No-App@1', 'an app is named like cinema or mf-cinema'],
  ['publish No-App', 'an app is named like cinema or mf-cinema'],
  ['releases ', 'an app is named like cinema or mf-cinema'],
  ...['remove', 'promote', 'publish', 'releases', 'sourcemaps cinema'].map((command) => [
    command,
    'missing required argument',
  ]),
  ...['0', '-1', 'many', '10000'].map((days) => [`prune --days ${days}`, 'from 1 to 9999']),
])('refuses the command %j', async (command, message) => {
  await expect(run(...command.split(' '))).rejects.toThrow(message);
});

describe('beside a gateway', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const verdict = { gateway: 'one', revision: 1, at };

  beforeEach(async () => {
    await publishShell();
    await store.heartbeats.beat('one');
  });

  test('promote waits until the gateway serves the release', async () => {
    await store.putVerdict({ ...verdict, refusals: [] });
    expect((await run('promote', 'shell')).at(-1)).toBe('promoted shell: revision 1 is live');
  });

  test('promote lists the first ten pages that failed before too, as untested', async () => {
    const inconclusive = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    await store.putVerdict({ ...verdict, refusals: [], inconclusive });
    const first = inconclusive.slice(0, 10).join(' ');
    expect((await run('promote', 'shell')).slice(-2)).toEqual([
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
  expect(await run('promote', `shell@${dirty.id}`)).toContain(
    `warning: shell@${dirty.id} was built from a work tree with uncommitted changes`,
  );
});

test('promote warns when the audit log cannot be written', async () => {
  const shell = await publishShell();
  jest.spyOn(store, 'audit').mockRejectedValue(new Error('EACCES: permission denied'));
  expect((await run('promote', 'shell')).slice(-2)).toEqual([
    'warning: the audit log has no line of this change: EACCES: permission denied',
    `promoted shell: revision 1${UNTESTED}`,
  ]);
  expect((await store.live())?.apps).toEqual({ shell: shell.id });
});

test('sourcemaps writes below the working directory, and prints the next command', async () => {
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

  test('removes, prints and records old releases', async () => {
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

  test('keeps releases for as long as requested', async () => {
    await publishedAgo(5);
    await publishedAgo(3);
    expect((await run('prune', '--days', '6')).at(-1)).toBe('removed 0 releases, 0.0 MB');
    expect((await run('prune', '--days', '4')).at(-1)).toMatch(/^removed 1 releases/);
  });
});

test('help describes every command, argument and option', () => {
  for (const command of commandProgram(() => ({ ...TEST_SITE, ...contextOf(), print: () => {} }))
    .commands) {
    const described = [command, ...command.registeredArguments, ...command.options];
    for (const part of described)
      expect(part instanceof Command ? part.description() : part.description).toBeTruthy();
  }
});

test('status shows each live app, also without a release, and gateways that have not tested it', async () => {
  expect(await run('status')).toEqual(['nothing is live yet; promote shell and its remotes first']);
  const shell = await publishShell();
  const gone = '0'.repeat(16);
  const apps = { shell: shell.id, cinema: gone };
  const { at } = await store.advance(0, {
    ...{ apps, by: 'anna', action: 'promote', changed: [], reason: 'a test' },
  });
  for (const gateway of ['one', 'two']) await store.heartbeats.beat(gateway);
  await store.putVerdict({ revision: 1, gateway: 'one', at, refusals: [] });
  expect((await run('status')).map((line) => line.trim())).toEqual([
    `revision 1, ${at} (just now), anna: a test`,
    'not tested yet by two',
    `shell@${shell.id}  team shell  live since ${at} (just now, anna)  published just now by tester`,
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

test.each(['promote', 'releases'])('%s lists the apps with releases otherwise', async (command) => {
  await publishShell();
  await publishFake(store, { name: 'cinema' });
  await expect(run(command, 'mf-cinnema')).rejects.toThrow(
    'cinnema has no release; the apps with releases are cinema, shell; to publish one: release publish cinnema',
  );
});
