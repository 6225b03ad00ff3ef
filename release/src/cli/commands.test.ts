/** What the commands print and do, on their own store. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debugId } from '@mall/contracts';
import { Command } from 'commander';
import type { ReleaseStore } from '../store/release-store.ts';
import { publishFake, putFake, route, version } from '../testing/fake-build.ts';
import { auditsOf, type CommandStore, commandStore, TEST_SITE } from '../testing/run-command.ts';
import { commandProgram } from './commands.ts';

let root: string;
let store: ReleaseStore;
let run: CommandStore['run'];

beforeEach(async () => {
  ({ folder: root, store, run } = await commandStore());
});

const UNTESTED = ' is live as soon as a gateway runs: none does, so no page was tested';

const putShell = () => putFake(store, { name: 'shell' });

test('promote makes several releases live, prints warnings, and records who did it and why', async () => {
  const routes = [route('a', '/a', '/a', { slots: ['news'] })];
  const shell = await putFake(store, { name: 'shell', mf: { routes } });
  const cinema = await putFake(store, { name: 'cinema' });
  expect(await run(`promote shell mf-cinema@${cinema.id} --reason renovated`)).toEqual([
    `shell (team shell): ${shell.id} is new`,
    ...['  + route a', '  + path /a'],
    `cinema (team cinema): ${cinema.id} is new`,
    'warning: shell: no app fills slot news of route a',
    `promoted shell cinema@${cinema.id}: revision 1${UNTESTED}`,
  ]);
  const apps = { shell: shell.id, cinema: cinema.id };
  const reason = `promote shell@${shell.id} cinema@${cinema.id}: renovated`;
  expect(await store.live()).toMatchObject({ apps, by: 'anna', reason });
  expect(await auditsOf(store)).toEqual([
    {
      at: expect.any(String),
      ...{ by: 'anna', action: 'promote', why: 'renovated', fromRevision: 0, toRevision: 1 },
      subject: `shell@${shell.id} cinema@${cinema.id}`,
    },
  ]);
  expect(await run('promote cinema')).toEqual(['nothing to do: revision 1 has it live already']);
});

test('rollback makes an earlier release or revision live and prints it', async () => {
  await putShell();
  const one = await putFake(store, version('cinema', 'one'));
  await run('promote shell');
  await run(`promote cinema@${one.id}`);
  const two = await putFake(store, version('cinema', 'two'));
  await run(`promote cinema@${two.id}`);
  expect(await run('rollback mf-cinema --reason broken')).toEqual([
    `cinema (team cinema): ${two.id} → ${one.id}`,
    `rolled back to cinema@${one.id}: revision 4${UNTESTED}`,
  ]);
  const reason = 'rollback cinema: broken';
  expect(await store.live()).toMatchObject({ reason, action: 'rollback', changed: ['cinema'] });
  const shops = await putFake(store, { name: 'shops' });
  await run('promote shops');
  expect(await run('rollback --to 1 --yes')).toEqual([
    `cinema (team cinema): ${one.id} is taken out`,
    `shops (team shops): ${shops.id} is taken out`,
    `rolled back to revision 1: revision 6${UNTESTED}`,
  ]);
  expect(Object.keys((await store.live())?.apps ?? {})).toEqual(['shell']);
});

test('remove takes an app out that has no release to return to', async () => {
  await putShell();
  const { id } = await putFake(store, { name: 'cinema' });
  await run('promote shell cinema');
  await expect(run('rollback cinema')).rejects.toThrow('to take it out: release remove cinema');
  expect(await run('remove mf-cinema --reason closed --yes')).toEqual([
    `cinema (team cinema): ${id} is taken out`,
    `removed cinema: revision 2${UNTESTED}`,
  ]);
  expect(await store.live()).toMatchObject({ action: 'remove', reason: 'remove cinema: closed' });
  expect((await auditsOf(store)).at(-1)).toMatchObject({ action: 'remove', subject: 'cinema' });
});

test('remove refuses an app to which others link', async () => {
  const uses = { routes: [{ route: 'cinema', module: 'mf-shops/src/a.tsx' }] };
  await putShell();
  await putFake(store, { name: 'shops', uses });
  await putFake(store, { name: 'cinema', mf: { routes: [route('cinema', '/mozi')] } });
  await run('promote shell cinema shops');
  await expect(run('remove cinema --yes')).rejects.toThrow(
    'mf-shops/src/a.tsx links to route cinema',
  );
});

test.each([
  ['rollback', 'name an app, or a revision with --to'],
  ['rollback cinema --to 1', 'name an app, or a revision with --to'],
  ['rollback --to one', 'A revision is a number like 12'],
  ['rollback --to 77', 'there is no revision 77'],
  ['rollback No-App', 'An app is named like cinema or mf-cinema'],
  ['rollback cinema', 'cinema is not live; to make a release live again: release promote cinema@'],
  ['remove cinema', 'cinema is not live'],
  ['promote No-App@1', 'An app is named like cinema or mf-cinema'],
  ['promote cinema@123', '16 hexadecimal digits'],
  [`promote cinema@${'0'.repeat(16)}`, 'is not in the store'],
  ['promote shell mf-shell', 'shell is named twice; name one release of each app'],
  ['publish No-App', 'An app is named like cinema or mf-cinema'],
  ['releases ', 'An app is named like cinema or mf-cinema'],
  ...['remove', 'promote', 'publish', 'releases', 'sourcemaps cinema'].map((command) => [
    command,
    'missing required argument',
  ]),
  ['sourcemaps shell maps', 'has no source maps'],
  ...['0', '-1', 'many', '10000'].map((days) => [`prune --days ${days}`, 'from 1 to 9999']),
])('refuses the command %j', async (command = '', message) => {
  await putShell();
  await expect(run(command)).rejects.toThrow(message);
});

describe('beside a gateway', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const verdict = { gateway: 'one', revision: 1, at };

  beforeEach(async () => {
    await putShell();
    await store.heartbeats.beat('one');
  });

  test('promote waits until the gateway serves the release', async () => {
    await store.putVerdict({ ...verdict, refusals: [] });
    expect((await run('promote shell')).at(-1)).toBe('promoted shell: revision 1 is live');
  });

  test('promote lists the first ten pages that failed before too, as untested', async () => {
    const inconclusive = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    await store.putVerdict({ ...verdict, refusals: [], inconclusive });
    const first = inconclusive.slice(0, 10).join(' ');
    expect((await run('promote shell')).slice(-2)).toEqual([
      `warning: these pages fail, but they did before too, so this change is not tested there: ${first} and 2 more; see /readyz and the log of the gateway`,
      'promoted shell: revision 1 is live',
    ]);
  });

  test('promote fails with the refusal of the gateway, and history shows it', async () => {
    const refusals = [{ app: 'shell', page: '/', error: 'Error: broken' }];
    await store.putVerdict({ ...verdict, refusals });
    await expect(run('promote shell')).rejects.toThrow('shell /: Error: broken');
    expect((await run('history'))[0]).toMatch(/^1 {2}.* {2}anna {2}refused {2}promote shell@/);
    expect(await run('status')).toEqual([expect.stringContaining('nothing is live')]);
  });
});

test('promote warns when the audit log cannot be written', async () => {
  const shell = await putShell();
  jest.spyOn(store, 'audit').mockRejectedValue(new Error('EACCES: permission denied'));
  expect((await run('promote shell')).slice(-2)).toEqual([
    'warning: the audit log has no line of this change: EACCES: permission denied',
    `promoted shell: revision 1${UNTESTED}`,
  ]);
  expect((await store.live())?.apps).toEqual({ shell: shell.id });
});

test('sourcemaps writes files and maps with a common debug id below the working directory', async () => {
  const sources = ['mf-cinema/src/pages/cinema/page.tsx'];
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: '' });
  const files = { 'web/page.js': 'throw 1;', 'web/page.js.map': map };
  const { id } = await publishFake(store, { name: 'cinema', files });
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: root });
  const folder = join(root, 'maps/cinema', id);
  expect(await run('sourcemaps mf-cinema maps')).toEqual([
    'wrote 1 files with their source maps; upload them:',
    `  npx @sentry/cli sourcemaps upload ${folder}`,
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['page.js', 'page.js.map']);
  const debug = debugId(id, 'page.js');
  expect(await readFile(join(folder, 'page.js'), 'utf8')).toContain(
    `//# debugId=${debug}\n//# sourceMappingURL=page.js.map\n`,
  );
  const written = JSON.parse(await readFile(join(folder, 'page.js.map'), 'utf8'));
  expect(written).toMatchObject({ debugId: debug, debug_id: debug, sources });
});

test('prune removes, prints and records releases that are older than requested', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const [old, young, newest] = await Promise.all(
    [100, 10, 5].map((days) =>
      putFake(store, version('cinema', `${days}`), { publishedAt: daysAgo(days) }),
    ),
  );
  expect(await run('prune --dry-run')).toEqual([
    `would remove cinema@${old?.id}  ${old?.publishedAt}  0.0 MB`,
    'would remove 1 releases, 0.0 MB',
  ]);
  expect(await store.releases('cinema')).toEqual([newest, young, old]);
  expect((await run('prune')).at(-1)).toBe('removed 1 releases, 0.0 MB');
  expect(await store.releases('cinema')).toEqual([newest, young]);
  expect((await auditsOf(store)).at(-1)).toMatchObject({
    ...{ by: 'anna', action: 'prune', subject: `cinema@${old?.id}` },
  });
  await run('prune --days 8');
  expect(await store.releases('cinema')).toEqual([newest]);
});

test('help describes every command, argument and option', () => {
  const context = { ...TEST_SITE, root, store, by: 'anna', ask: undefined, print: () => {} };
  for (const command of commandProgram(() => context).commands) {
    const described = [command, ...command.registeredArguments, ...command.options];
    for (const part of described)
      expect(part instanceof Command ? part.description() : part.description).toBeTruthy();
  }
});

test('status shows each live app, also without a release, and gateways that have not tested it', async () => {
  expect(await run('status')).toEqual(['nothing is live yet; promote shell and its remotes first']);
  const shell = await putShell();
  await run('promote shell', { by: 'bela' });
  const gone = '0'.repeat(16);
  const apps = { shell: shell.id, cinema: gone };
  const { at } = await store.advance(1, {
    ...{ apps, by: 'anna', action: 'promote', changed: [], reason: 'a test' },
  });
  for (const gateway of ['one', 'two']) await store.heartbeats.beat(gateway);
  await store.putVerdict({ revision: 2, gateway: 'one', at, refusals: [] });
  const since = (await store.composition(1))?.at;
  expect((await run('status')).map((line) => line.trim())).toEqual([
    `revision 2, ${at} (just now), anna: a test`,
    'not tested yet by two',
    `watched until ${new Date(Date.parse(at) + 600_000).toISOString()}`,
    `shell@${shell.id}  team shell  live since ${since} (just now, bela)  published just now by tester`,
    `cinema@${gone}  missing in the store`,
  ]);
});

test('history shows compositions, also those of an app alone, and releases shows releases', async () => {
  const shell = await putShell();
  await run('promote shell');
  const next = await putFake(store, version('shell', 'two'));
  await run(`promote shell@${next.id}`);
  const cinema = await putFake(store, { name: 'cinema' });
  await run('promote cinema');
  const history = async (options: string) =>
    (await run(`history ${options}`)).map((line) => line.split('  '));
  expect(await history('--limit 3')).toEqual([
    ['3', expect.any(String), 'anna', `promote cinema@${cinema.id}`],
    ['2', expect.any(String), 'anna', `promote shell@${next.id}`],
    ['1', expect.any(String), 'anna', `promote shell@${shell.id}`],
  ]);
  expect(await history('--app shell --limit 1')).toEqual([
    ['2', expect.any(String), 'anna', `promote shell@${next.id}`],
    ['and 1 older ones; see --limit'],
  ]);
  expect(await history('--app cards')).toEqual([['no composition changed cards']]);
  const releases = await run('releases shell');
  expect(releases).toHaveLength(2);
  expect(releases).toContain(`shell@${next.id}  live  ${next.publishedAt}  tester  `);
  expect(releases).toContain(`shell@${shell.id}        ${shell.publishedAt}  tester  `);
});

test.each(['promote', 'releases'])('%s lists the apps with releases otherwise', async (command) => {
  await putShell();
  await putFake(store, { name: 'cinema' });
  await expect(run(`${command} mf-cinnema`)).rejects.toThrow(
    'cinnema has no release; the apps with releases are cinema, shell; to publish one: release publish cinnema',
  );
});
