import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishFake, putFake, temporaryFolder, version } from '../testing/fake-build.ts';
import { openStore, storeUrl } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

const A = 'a'.repeat(16);
const NEXT = {
  ...{ apps: { cinema: A }, by: 'tester', action: 'promote' as const },
  ...{ changed: ['cinema'], reason: 'promote cinema' },
};

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = openStore(folder);
});

test('publishes one build for two processes at once', async () => {
  const build = version('cinema', 'one');
  const stores = [store, openStore(folder)];
  const [one, two] = await Promise.all(stores.map((each) => publishFake(each, build)));
  expect(one?.id).toBe(two?.id);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('never makes an interrupted write live', async () => {
  await store.advance(0, NEXT);
  await writeFile(join(folder, 'compositions/.draft-left-behind'), '{"revision": 2, "ap');
  await mkdir(join(folder, 'drafts/left-behind/web'), { recursive: true });
  await mkdir(join(folder, 'releases/cinema'), { recursive: true });
  expect((await store.live())?.revision).toBe(1);
  expect(await store.releases('cinema')).toEqual([]);
});

test('refuses an unknown kind of store by the name of its setting', () => {
  expect(() => openStore('ftp://bucket')).toThrow(
    'setting STORE_URL: ftp://bucket is not supported; use file:<folder>',
  );
});

test.each([
  ['a folder', (root: string) => [join(root, 'store'), '/']],
  ['a relative folder', (root: string) => ['store', root]],
  ['a file: URL', (root: string) => [`file:${join(root, 'store')}`, '/']],
  ['a file:// URL', (root: string) => [`file://${join(root, 'store')}`, '/']],
])('opens a store by %s', async (_what, argumentsOf) => {
  const [url = '', root] = argumentsOf(folder);
  const { id } = await publishFake(openStore(url, root), { name: 'cinema' });
  expect(await readdir(join(folder, 'store/releases/cinema'))).toEqual([id]);
});

test('opens the store in DATA_DIR without the setting STORE_URL', () => {
  expect(storeUrl({ DATA_DIR: '.data', STORE_URL: 'file:/x' })).toBe('file:/x');
  expect(storeUrl({ DATA_DIR: '.data', STORE_URL: undefined })).toBe('.data/store');
});

test('lists releases of an app newest first', async () => {
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-01'])
    await putFake(store, version('cinema', day), { publishedAt: `${day}T10:00:00.000Z` });
  const days = (await store.releases('cinema')).map(({ publishedAt }) => publishedAt.slice(0, 10));
  expect(days).toEqual(['2026-03-03', '2026-03-02', '2026-03-01']);
  expect(await store.releases('shops')).toEqual([]);
});

test('reads a listed file whose folder is gone as undefined', async () => {
  const { id } = await publishFake(store, { name: 'cinema' });
  const web = join(await store.localFolder('cinema', id), 'web');
  await rm(web, { recursive: true });
  await writeFile(web, '');
  expect(await store.readFile('cinema', id, 'web/entry.js')).toBeUndefined();
});

/** Puts a file where the store expects a folder. */
async function block(path: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), 'not a folder');
}

test.each<[string, string, (store: ReleaseStore) => Promise<unknown>]>([
  ['compositions', 'ENOTDIR', (store) => store.live()],
  ['compositions', 'ENOTDIR', (store) => store.composition(1)],
  ['compositions', 'EEXIST', (store) => store.advance(0, NEXT)],
  ['releases/cinema', 'ENOTDIR', (store) => store.releases('cinema')],
  [`releases/cinema/${A}`, 'ENOTDIR', (store) => store.release('cinema', A)],
])('rejects what cannot be read, as no empty store: %s, %s', async (path, error, read) => {
  await block(path);
  await expect(read(store)).rejects.toThrow(error);
});

test.each(['{"at":"2026-\n', '{"at":"2026-'])(
  'begins another line in an audit log that was cut off: %j',
  async (cut) => {
    const log = join(folder, 'audit.jsonl');
    await writeFile(log, cut);
    const at = new Date().toISOString();
    await store.audit({ at, by: 'tester', action: 'publish', subject: 'cinema' });
    const [first, entry = ''] = (await readFile(log, 'utf8')).split(/\n+/);
    expect([first, JSON.parse(entry).subject]).toEqual([cut.trim(), 'cinema']);
  },
);

test('creates no store in place of one that is away', async () => {
  const away = join(folder, 'store');
  const verdict = { revision: 1, gateway: 'running', at: new Date().toISOString(), refusals: [] };
  await expect(openStore(away).heartbeats.beat('running')).rejects.toThrow('ENOENT');
  await expect(openStore(away).putVerdict(verdict)).rejects.toThrow('ENOENT');
  await expect(stat(away)).rejects.toThrow('ENOENT');
});

test('leaves no draft of a release that cannot be moved into the store', async () => {
  const release = await publishFake(openStore(await temporaryFolder()), { name: 'cinema' });
  await block(`releases/cinema/${release.id}`);
  await expect(store.putRelease(release, new Map())).rejects.toThrow('ENOTDIR');
  expect(await readdir(folder)).toEqual(['releases']);
});
