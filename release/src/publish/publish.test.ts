import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PLACEHOLDER } from '@mall/contracts';
import { fakeBuild, route, temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { publish } from './publish.ts';

test('the id stands where the placeholder stood, and no byte moves', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'cinema' });
  const built = await readFile(join(folder, 'web/entry.js'), 'utf8');
  const { id } = await publish(store, 'cinema', folder, 'tester');
  const kept = await store.readFile('cinema', id, 'web/entry.js');
  expect(kept?.toString()).toBe(built.replaceAll(RELEASE_PLACEHOLDER, id));
  expect(kept?.length).toBe(Buffer.byteLength(built));
});

test('the same bytes give the same release, other bytes another', async () => {
  const store = await temporaryStore();
  const first = await publishFake(store, version('cinema', 'one'));
  const again = await publishFake(store, version('cinema', 'one'));
  const other = await publishFake(store, version('cinema', 'two'));
  expect(again).toEqual(first);
  expect(other.id).not.toBe(first.id);
  expect(await store.releases('cinema')).toHaveLength(2);
  expect((await store.audits()).map(({ action }) => action)).toEqual(['publish', 'publish']);
});

test('every file is listed with its size and hash', async () => {
  const store = await temporaryStore();
  const release = await publishFake(store, { name: 'cinema' });
  expect(release.files.map(({ path }) => path)).toEqual(['node/server.cjs', 'web/entry.js']);
  expect(release.files.every(({ integrity }) => /^sha384-.{64}$/.test(integrity))).toBe(true);
});

test('a file that the build names and does not hold is told by its name', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'cinema', mf: { routes: [route('cinema', '/mozi')] } });
  await rm(join(folder, 'web/entry.js'));
  await expect(publish(store, 'cinema', folder, 'tester')).rejects.toThrow(
    'exposes["./pages/cinema"] names web/entry.js, which was not built',
  );
});

test('a folder without a build, a broken record and another app are refused', async () => {
  const store = await temporaryStore();
  await expect(publish(store, 'cinema', await temporaryFolder(), 'tester')).rejects.toThrow(
    'build.json is missing',
  );
  const folder = await fakeBuild({ name: 'cinema' });
  await expect(publish(store, 'shops', folder, 'tester')).rejects.toThrow('a build of cinema');
  await writeFile(join(folder, 'build.json'), '{"mf":{}}');
  await expect(publish(store, 'cinema', folder, 'tester')).rejects.toThrow('nodeEntry');
});
