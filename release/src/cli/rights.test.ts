/** Who may change what, what is asked, and what a change is said to do, by command lines. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { publishFake, putFake, route, version } from '../testing/fake-build.ts';
import { auditsOf, type CommandStore, commandStore } from '../testing/run-command.ts';

let folder: string;
let store: ReleaseStore;
let run: CommandStore['run'];
let two: Release;

const UNTESTED = 'is live as soon as a gateway runs: none does, so no page was tested';

const runAs = (by: string, commandLine: string) => run(commandLine, { by });

beforeEach(async () => {
  ({ folder, store, run } = await commandStore());
  await putFake(store, { name: 'shell' });
  const one = await putFake(store, version('cinema', 'one'));
  two = await putFake(store, version('cinema', 'two'));
  await run(`promote shell cinema@${one.id}`);
});

const liveCinema = async () => (await store.live())?.apps.cinema;

describe('an app of another team', () => {
  beforeEach(async () => {
    const owners = { 'team cinema': ['anna', 'bela'], 'team shell': ['carl'] };
    await writeFile(join(folder, 'owners.json'), JSON.stringify(owners));
  });

  test('is promoted by its own team alone', async () => {
    await runAs('anna', `promote cinema@${two.id}`);
    expect(await liveCinema()).toBe(two.id);
    expect((await auditsOf(store)).at(-1)).not.toHaveProperty('otherTeams');
  });

  test.each([
    'promote cinema@TWO',
    'rollback cinema',
    'rollback --to 1 --yes',
    'remove cinema --yes',
  ])('is not changed by %s', async (command) => {
    if (command.startsWith('rollback')) await runAs('anna', `promote cinema@${two.id}`);
    const before = await liveCinema();
    await expect(runAs('carl', command.replace('TWO', two.id))).rejects.toThrow(
      'cinema belongs to team cinema (anna, bela), and carl is not in it\nask them, or release for them: --for-other-team --reason "<why>"',
    );
    expect(await liveCinema()).toBe(before);
  });

  test('is changed with a reason, which the audit log keeps', async () => {
    const command = `promote cinema@${two.id} --for-other-team`;
    await expect(runAs('carl', command)).rejects.toThrow('--for-other-team needs --reason');
    expect(await runAs('carl', `${command} --reason broken`)).toContain(
      'warning: this is done for team cinema',
    );
    expect((await auditsOf(store)).at(-1)).toMatchObject({
      ...{ by: 'carl', why: 'broken', otherTeams: ['team cinema'] },
    });
  });

  test('does not change hands by a release that names another owner', async () => {
    const { id } = await putFake(store, { name: 'cinema', mf: { owner: 'team shell' } });
    await expect(runAs('carl', `promote cinema@${id}`)).rejects.toThrow('belongs to team cinema');
  });

  test('is refused to everybody when owners.json cannot be read', async () => {
    await writeFile(join(folder, 'owners.json'), '{"team cinema": "anna"}');
    await expect(runAs('anna', `promote cinema@${two.id}`)).rejects.toThrow('owners.json');
  });
});

test.each(['rollback --to 1', 'remove cinema'])('%s lists the apps and asks', async (command) => {
  await run(`promote cinema@${two.id}`);
  const answering = (answer: string) => run(command, { ask: async () => answer });
  await expect(run(command)).rejects.toThrow('without a terminal, agree with --yes');
  await expect(answering('n')).rejects.toThrow('nothing was changed');
  expect(await liveCinema()).toBe(two.id);
  const [first] = await answering('y');
  expect(first).toMatch(/^cinema \(team cinema\): \w+ (?:→ \w+|is taken out)$/);
  expect(await liveCinema()).not.toBe(two.id);
});

/** Too short to be compressed. */
const ENTRY = 'q7Xv2Lm9Zk4Rw8Yt1Hb6Nc3Jd5Gf0Pz';

test('a promotion prints what changes, and a dry run nothing else', async () => {
  const slot = { name: 'films', module: './slots/films' };
  const mf = (id: string) => ({ routes: [route(id, `/${id}`)], slots: [slot] });
  const before = await publishFake(store, version('cinema', 'three', { mf: mf('old') }));
  await run(`promote cinema@${before.id}`);
  const after = await publishFake(
    store,
    version('cinema', 'four', { mf: mf('new'), files: { 'web/entry.js': ENTRY } }),
  );
  const expected = [
    `cinema (team cinema): ${before.id} → ${after.id}`,
    ...['  + route new', '  + path /new', '  - route old', '  - path /old'],
    ...['  start: 65 → 31 bytes', '  pages/new: 0 → 31 bytes', '  slots/films: 65 → 31 bytes'],
  ];
  const dry = await run('promote cinema --dry-run');
  expect(dry).toEqual([...expected, expect.stringContaining('this is a dry run')]);
  expect(await liveCinema()).toBe(before.id);
  const promoted = await run('promote cinema');
  expect(promoted).toEqual([...expected, `promoted cinema: revision 3 ${UNTESTED}`]);
});

test('a dry run is refused as the promotion would be', async () => {
  const uses = { routes: [{ route: 'gone', module: 'mf-cinema/src/a.tsx' }] };
  const { id } = await putFake(store, { name: 'cinema', uses });
  await expect(run(`promote cinema@${id} --dry-run`)).rejects.toThrow('refused:');
});

test('names the commits between two releases', async () => {
  const [a, b, c] = ['a'.repeat(12), 'b'.repeat(12), 'c'.repeat(12)] as const;
  const before = await putFake(store, version('cinema', 'three'), { commit: a });
  const built = { commit: b, ancestors: [c, a] };
  const after = await putFake(store, version('cinema', 'four'), built);
  await run(`promote cinema@${before.id}`);
  const [line] = await run(`promote cinema@${after.id} --dry-run`);
  expect(line).toContain(`, 2 commits (${a}..${b})`);
});
