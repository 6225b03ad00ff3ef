import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, version } from '../testing/fake-release.ts';
import { openStore } from './open-store.ts';
import { StaleCompositionError } from './stale-composition-error.ts';

const next = (id: string) => ({ apps: { cinema: id }, by: 'tester', reason: 'promote cinema' });
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
  await expect(store.advance(7, next(B))).rejects.toThrow(StaleCompositionError);
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

test('what a broken-off write left behind is never live', async () => {
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
  expect(() => openStore('s3://bucket')).toThrow('STORE_URL');
});
