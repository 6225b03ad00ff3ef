import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, version } from '../testing/fake-release.ts';
import { StaleCompositionError } from './folder-compositions.ts';
import { openStore, storeUrl } from './open-store.ts';

const next = (id: string) => ({
  apps: { cinema: id },
  by: 'tester',
  action: 'promote' as const,
  changed: ['cinema'],
  reason: 'promote cinema',
});
const A = 'a'.repeat(16);
const B = 'b'.repeat(16);

test('a release never changes, whatever is put under its name', async () => {
  const store = openStore(await temporaryFolder());
  const release = await publishFake(store, version('cinema', 'one'));
  const forged = new Map([['web/entry.js', Buffer.from('forged')]]);
  await store.putRelease({ ...release, publishedBy: 'someone else' }, forged);
  expect(await store.release('cinema', release.id)).toEqual(release);
  const kept = await store.readFile('cinema', release.id, 'web/entry.js');
  expect(kept?.toString()).not.toBe('forged');
});

test('two processes that publish one build at once both find it published', async () => {
  const folder = await temporaryFolder();
  const both = await Promise.all(
    [openStore(folder), openStore(folder)].map((store) =>
      publishFake(store, version('cinema', 'one')),
    ),
  );
  expect(both[0]?.id).toBe(both[1]?.id);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('only listed files of a release are read', async () => {
  const store = openStore(await temporaryFolder());
  const { id } = await publishFake(store, version('cinema', 'one'));
  for (const path of ['release.json', 'web/../release.json', 'web/none.js', '../../audit.jsonl']) {
    expect(await store.readFile('cinema', id, path)).toBeUndefined();
  }
  expect(await store.readFile('../cinema', id, 'web/entry.js')).toBeUndefined();
  expect(await store.release('cinema', 'not-an-id')).toBeUndefined();
});

test('the composition moves by compare-and-set', async () => {
  const store = openStore(await temporaryFolder());
  expect(await store.live()).toBeUndefined();
  await store.advance(0, next(A));
  await expect(store.advance(0, next(B))).rejects.toThrow(StaleCompositionError);
  await expect(store.advance(7, next(B))).rejects.toThrow('composition 7 is not the newest');
  await store.advance(1, next(B));
  expect((await store.live())?.apps.cinema).toBe(B);
  expect((await store.composition(1))?.apps.cinema).toBe(A);
  expect((await store.history()).map(({ revision }) => revision)).toEqual([2, 1]);
});

test('of many that advance at once exactly one wins', async () => {
  const folder = await temporaryFolder();
  const tries = Array.from({ length: 20 }, () => openStore(folder).advance(0, next(A)));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(join(folder, 'compositions'))).toEqual(['000000001.json']);
});

test('the remains of an interrupted write are never live', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  await store.advance(0, next(A));
  await writeFile(join(folder, 'compositions/.draft-left-behind'), '{"revision": 2, "ap');
  await mkdir(join(folder, 'drafts/left-behind/web'), { recursive: true });
  await mkdir(join(folder, 'releases/cinema'), { recursive: true });
  expect((await store.live())?.revision).toBe(1);
  expect(await store.releases('cinema')).toEqual([]);
});

test('an unknown kind of store is refused by the name of its setting', () => {
  expect(() => openStore('s3://bucket')).toThrow(
    'setting STORE_URL: s3://bucket is not supported; use file:<folder>',
  );
});

test.each([
  ['a folder', (root: string) => [join(root, 'store'), '/']],
  ['a relative folder', (root: string) => ['store', root]],
  ['a file: URL', (root: string) => [`file:${join(root, 'store')}`, '/']],
  ['a file:// URL', (root: string) => [`file://${join(root, 'store')}`, '/']],
])('a store is opened by %s', async (_what, argumentsOf) => {
  const folder = await temporaryFolder();
  const [url = '', root] = argumentsOf(folder);
  const { id } = await publishFake(openStore(url, root), { name: 'cinema' });
  expect(await readdir(join(folder, 'store/releases/cinema'))).toEqual([id]);
});

test('without the setting STORE_URL the store is in DATA_DIR', () => {
  expect(storeUrl({ DATA_DIR: '.data', STORE_URL: 'file:/x' })).toBe('file:/x');
  expect(storeUrl({ DATA_DIR: '.data', STORE_URL: undefined })).toBe('.data/store');
});

test('another process reads what was published, each app under its own name', async () => {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  const cinema = await publishFake(store, { name: 'cinema' });
  const shops = await publishFake(store, { name: 'shops' });
  for (const reader of [store, openStore(folder)]) {
    expect(await reader.release('cinema', cinema.id)).toEqual(cinema);
    expect(await reader.release('shops', shops.id)).toEqual(shops);
    const file = await reader.readFile('cinema', cinema.id, 'node/server.cjs');
    expect(file?.toString()).toBe('exports.name = "cinema";');
  }
  expect(await store.localFolder('cinema', cinema.id)).toBe(
    join(folder, 'releases/cinema', cinema.id),
  );
});

test('releases of an app are listed newest first', async () => {
  const store = openStore(await temporaryFolder());
  const release = await publishFake(store, { name: 'cinema' });
  const days = ['2026-03-02', '2026-03-03', '2026-03-01'];
  for (const [index, day] of days.entries()) {
    const id = String(index).repeat(16);
    await store.putRelease({ ...release, id, publishedAt: `${day}T10:00:00.000Z` }, new Map());
  }
  const listed = await store.releases('cinema');
  expect(listed.slice(1).map(({ id }) => id[0])).toEqual(['1', '0', '2']);
  expect(await store.releases('shops')).toEqual([]);
});

test('a file that is listed and missing is undefined', async () => {
  const store = openStore(await temporaryFolder());
  const { id } = await publishFake(store, { name: 'cinema' });
  await rm(join(await store.localFolder('cinema', id), 'web'), { recursive: true });
  expect(await store.readFile('cinema', id, 'web/entry.js')).toBeUndefined();
  await writeFile(join(await store.localFolder('cinema', id), 'web'), '');
  expect(await store.readFile('cinema', id, 'web/entry.js')).toBeUndefined();
});

test('the audit log is read in the order in which it was written', async () => {
  const folder = join(await temporaryFolder(), 'new');
  const store = openStore(folder);
  expect(await store.audits()).toEqual([]);
  const entries = ['one', 'two'].map((subject) => ({
    at: '2026-03-01T10:00:00.000Z',
    by: 'tester',
    action: 'publish' as const,
    subject,
  }));
  for (const entry of entries) await store.audit(entry);
  expect(await openStore(folder).audits()).toEqual(entries);
});

describe('a store that cannot be read is an error, not an empty store', () => {
  const broken = async (path: string) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), 'not a folder');
    return openStore(folder);
  };

  test('compositions', async () => {
    const store = await broken('compositions');
    await expect(store.live()).rejects.toThrow('ENOTDIR');
    await expect(store.composition(1)).rejects.toThrow('ENOTDIR');
    await expect(store.advance(0, next(A))).rejects.toThrow('EEXIST');
  });

  test('releases', async () => {
    await expect((await broken('releases/cinema')).releases('cinema')).rejects.toThrow('ENOTDIR');
  });

  test('the audit log', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'audit.jsonl'));
    await expect(openStore(folder).audits()).rejects.toThrow('EISDIR');
  });

  test('a release', async () => {
    const store = await broken(`releases/cinema/${A}`);
    await expect(store.release('cinema', A)).rejects.toThrow('ENOTDIR');
  });
});

test('a release that cannot be moved into the store leaves no draft', async () => {
  const folder = await temporaryFolder();
  const release = await publishFake(openStore(await temporaryFolder()), { name: 'cinema' });
  await mkdir(join(folder, 'releases/cinema'), { recursive: true });
  await writeFile(join(folder, 'releases/cinema', release.id), 'a file in the way');
  const store = openStore(folder);
  await expect(store.putRelease(release, new Map())).rejects.toThrow('ENOTDIR');
  expect(await readdir(folder)).toEqual(['releases']);
});
