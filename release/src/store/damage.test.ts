/** Records and files that a crash or a failing disk has damaged. */
import { chmod, copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCliContext } from '../cli/cli-context.ts';
import { promote } from '../promote/promote.ts';
import { rollback, rollbackTo } from '../promote/rollback.ts';
import { publishFake, putFake, temporaryFolder, version } from '../testing/fake-build.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

const by = { by: 'tester' };
let folder: string;
/** Another process: it has read nothing yet. */
let reopen: () => ReleaseStore;
let reported: string[];
/** Releases of cinema, live one after the other. */
let ids: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  reported = [];
  reopen = () => openStore(folder, '/', ({ file }) => void reported.push(file));
  const store = reopen();
  await putFake(store, { name: 'shell' });
  await promote(store, 'shell', by);
  ids = [];
  for (const text of ['one', 'two']) {
    const { id } = await publishFake(store, version('cinema', text));
    await promote(store, `cinema@${id}`, by);
    ids.push(id);
  }
});

const compositionFile = (revision: number) => join(folder, `compositions/00000000${revision}.json`);

const write = (text: string) => () => writeFile(compositionFile(3), text);

test.each<[string, () => Promise<unknown>]>([
  ['cut off', write('{"revision": ')],
  ['of another form', write('{"revision": 3}')],
  ['empty', write('')],
  ['a copy of another one', () => copyFile(compositionFile(1), compositionFile(3))],
  [
    'a folder',
    () => rm(compositionFile(3)).then(() => mkdir(compositionFile(3), { recursive: true })),
  ],
])('skips a newest composition that is %s', async (_what, damage) => {
  await damage();
  const store = reopen();
  expect(await store.live()).toMatchObject({ revision: 2, apps: { cinema: ids[0] } });
  expect((await store.history()).map(({ revision }) => revision)).toEqual([2, 1]);
  expect(await store.newestRevision()).toBe(3);
  expect(reported).toEqual([compositionFile(3)]);
});

describe('without permissions', () => {
  const isRoot = process.geteuid?.() === 0;
  const gateways = () => join(folder, 'gateways');

  /** A heartbeat of so many seconds ago. */
  async function heartbeat(gateway: string, seconds: number): Promise<void> {
    const file = join(gateways(), gateway);
    await writeFile(file, '');
    const at = (await stat(file)).mtimeMs / 1_000 - seconds;
    await utimes(file, at, at);
  }

  beforeEach(async () => {
    await mkdir(gateways(), { recursive: true });
    await heartbeat('running', 0);
    await heartbeat('crashed', 20);
    await heartbeat('crashed-long-ago', 2 * 24 * 60 * 60);
    for (const path of [folder, gateways()]) await chmod(path, 0o555);
    for (const file of [compositionFile(3), join(folder, 'audit.jsonl')]) await chmod(file, 0o000);
    // Root may read and write everything.
    if (isRoot) process.seteuid?.(65_534);
  });
  afterEach(async () => {
    if (isRoot) process.seteuid?.(0);
    for (const path of [folder, gateways()]) await chmod(path, 0o755);
  });

  test('lists the running gateways', async () => {
    expect(await reopen().heartbeats.running()).toEqual(['running']);
  });

  test('skips a composition in a gateway', async () => {
    expect(await reopen().live()).toMatchObject({ revision: 2, apps: { cinema: ids[0] } });
    expect(reported).toEqual([compositionFile(3)]);
  });

  test('fails in a command, since its change would be lost', async () => {
    const { store } = createCliContext('/', { STORE_URL: `file:${folder}` });
    await expect(rollback(store, 'cinema', by)).rejects.toThrow(
      `${compositionFile(3)} cannot be read: this user lacks the permission`,
    );
  });
});

test('promotes and rolls back beside a damaged composition', async () => {
  await writeFile(compositionFile(3), '{"revision": ');
  const store = reopen();
  const { composition } = await promote(store, `cinema@${ids[1]}`, by);
  expect(composition).toMatchObject({ revision: 4, apps: { cinema: ids[1] } });
  await rollback(reopen(), 'cinema', by);
  expect(await reopen().live()).toMatchObject({ revision: 5, apps: { cinema: ids[0] } });
});

describe('a damaged release record', () => {
  beforeEach(() =>
    writeFile(join(folder, `releases/cinema/${ids[1]}/release.json`), '{"app": "cine'),
  );

  test('takes its composition out of use', async () => {
    expect(await reopen().live()).toMatchObject({ revision: 2, apps: { cinema: ids[0] } });
    const releases = await reopen().releases('cinema');
    expect(releases.map(({ id }) => id)).toEqual([ids[0]]);
    expect(reported).toContain(join(folder, `releases/cinema/${ids[1]}/release.json`));
  });

  test('delays no command, since no gateway tests its composition', async () => {
    await reopen().heartbeats.beat('one');
    const { composition } = await rollbackTo(reopen(), 1, by);
    expect(composition).toMatchObject({ revision: 4, changed: ['cinema'] });
    // Before the heartbeat is outdated, which would end a wait too.
  }, 5_000);

  test('is repaired by publishing the same build again', async () => {
    await publishFake(reopen(), version('cinema', 'two'));
    expect(await reopen().live()).toMatchObject({ revision: 3, apps: { cinema: ids[1] } });
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });
});

test('removes drafts that a crash has left when something is published', async () => {
  for (const name of ['old', 'fresh'])
    await mkdir(join(folder, 'drafts', name, 'web'), { recursive: true });
  const { mtime } = await stat(join(folder, 'drafts/fresh'));
  const yesterday = new Date(mtime.getTime() - 24 * 60 * 60_000);
  await utimes(join(folder, 'drafts/old'), yesterday, yesterday);
  await publishFake(reopen(), version('cinema', 'three'));
  expect(await readdir(join(folder, 'drafts'))).toEqual(['fresh']);
});
