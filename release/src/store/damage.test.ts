/** Records and files that a crash or a failing disk has damaged. */
import { chmod, copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCliContext } from '../cli/cli-context.ts';
import { promote } from '../promote/promote.ts';
import { rollback, rollbackTo } from '../promote/rollback.ts';
import { temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, version } from '../testing/fake-release.ts';
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
  await publishFake(store, { name: 'shell' });
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
])('a newest composition that is %s is skipped', async (_what, damage) => {
  await damage();
  const store = reopen();
  expect(await store.live()).toMatchObject({ revision: 2, apps: { cinema: ids[0] } });
  expect((await store.history()).map(({ revision }) => revision)).toEqual([2, 1]);
  expect(await store.newestRevision()).toBe(3);
  expect(reported).toEqual([compositionFile(3)]);
});

describe('without the permission to read it', () => {
  const isRoot = process.geteuid?.() === 0;

  beforeEach(async () => {
    await chmod(folder, 0o755);
    for (const file of [compositionFile(3), join(folder, 'audit.jsonl')]) await chmod(file, 0o000);
    // Root may read everything.
    if (isRoot) process.seteuid?.(65_534);
  });
  afterEach(() => {
    if (isRoot) process.seteuid?.(0);
  });

  test('a composition is skipped by a gateway', async () => {
    expect(await reopen().live()).toMatchObject({ revision: 2, apps: { cinema: ids[0] } });
    expect(reported).toEqual([compositionFile(3)]);
  });

  test('a composition is not skipped by a command: its change would be lost', async () => {
    const { store } = createCliContext('/', { STORE_URL: `file:${folder}` });
    const change = rollback(store, 'cinema', by);
    await expect(change).rejects.toThrow(
      `${compositionFile(3)} cannot be read: this user lacks the permission`,
    );
  });
});

test('beside a damaged composition a promotion and a rollback work', async () => {
  await writeFile(compositionFile(3), '{"revision": ');
  const store = reopen();
  const { composition } = await promote(store, `cinema@${ids[1]}`, by);
  expect(composition).toMatchObject({ revision: 4, apps: { cinema: ids[1] } });
  await rollback(reopen(), 'cinema', by);
  expect(await reopen().live()).toMatchObject({ revision: 5, apps: { cinema: ids[0] } });
});

test('a damaged record is in the audit log once, with its file', async () => {
  await writeFile(compositionFile(3), '{"revision": ');
  for (const store of [reopen(), reopen()]) await store.live();
  const found = (await reopen().audits()).filter(({ action }) => action === 'damaged');
  expect(found).toEqual([
    {
      at: expect.any(String),
      by: 'store',
      action: 'damaged',
      subject: 'compositions/000000003.json',
      why: expect.stringContaining(`${compositionFile(3)} cannot be read`),
    },
  ]);
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

  test('is waited for by no command: no gateway tests its composition', async () => {
    await reopen().putHeartbeat('one');
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

test('bytes that are not those that were published are never read', async () => {
  const file = join(folder, `releases/cinema/${ids[0]}/web/entry.js`);
  await writeFile(file, 'altered');
  await expect(reopen().readFile('cinema', ids[0] ?? '', 'web/entry.js')).rejects.toMatchObject({
    ...{ app: 'cinema', release: ids[0], file: 'web/entry.js' },
    message: `cinema@${ids[0]}: web/entry.js was changed after it was published`,
  });
});

test('a line of the audit log that was cut off is skipped', async () => {
  await writeFile(join(folder, 'audit.jsonl'), '{"at":"2026-\n');
  expect(await reopen().audits()).toEqual([]);
});

test('what a full disk has cut off takes no later entry of the audit log with it', async () => {
  await writeFile(join(folder, 'audit.jsonl'), '{"at":"2026-');
  await rollback(reopen(), 'cinema', by);
  expect(await reopen().audits()).toMatchObject([{ action: 'rollback' }]);
});

test('drafts that a crash has left are removed when something is published', async () => {
  for (const name of ['old', 'fresh'])
    await mkdir(join(folder, 'drafts', name, 'web'), { recursive: true });
  const { mtime } = await stat(join(folder, 'drafts/fresh'));
  const yesterday = new Date(mtime.getTime() - 24 * 60 * 60_000);
  await utimes(join(folder, 'drafts/old'), yesterday, yesterday);
  await publishFake(reopen(), version('cinema', 'three'));
  expect(await readdir(join(folder, 'drafts'))).toEqual(['fresh']);
});
