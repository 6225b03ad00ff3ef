import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RELEASE_PLACEHOLDER } from '@mall/contracts';
import { fakeBuild, route, temporaryFolder } from '../testing/fake-build.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { publish } from './publish.ts';

test('the id replaces the placeholder, and no byte moves', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'cinema' });
  const built = await readFile(join(folder, 'web/entry.js'), 'utf8');
  const { id } = (await publish(store, 'cinema', folder, 'tester')).release;
  const kept = await store.readFile('cinema', id, 'web/entry.js');
  expect(kept?.toString()).toBe(built.replaceAll(RELEASE_PLACEHOLDER, id));
  expect(kept?.length).toBe(Buffer.byteLength(built));
});

test('a placeholder of a hash becomes the hash of the file as it is published', async () => {
  const store = await temporaryStore();
  const placeholder = 'p'.repeat(44);
  const release = await publishFake(store, {
    name: 'cinema',
    hashPlaceholders: { [placeholder]: 'page.js' },
    files: {
      'web/entry.js': `load('page.js', 'sha256-${placeholder}');`,
      'web/page.js': `self.chunks_${RELEASE_PLACEHOLDER} = 1;`,
    },
  });
  const { scriptIntegrity } = release.files.find(({ path }) => path === 'web/page.js') ?? {};
  const entry = await store.readFile('cinema', release.id, 'web/entry.js');
  expect(entry?.toString()).toBe(`load('page.js', '${scriptIntegrity}');`);
  expect(release).not.toHaveProperty('hashPlaceholders');
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
  expect(release.files.map(({ path }) => path)).toEqual([
    'node/server.cjs',
    'web/entry.js',
    'br/entry.js',
  ]);
  expect(release.files.every(({ integrity }) => /^sha384-.{64}$/.test(integrity))).toBe(true);
});

test('web files are stored with their brotli forms, where those are smaller', async () => {
  const store = await temporaryStore();
  const files = { 'web/tiny.js': '1', 'web/photo.jpg': 'a'.repeat(1000) };
  const { id } = await publishFake(store, { name: 'cinema', files });
  const [web, br] = await Promise.all(
    ['web/entry.js', 'br/entry.js'].map((path) => store.readFile('cinema', id, path)),
  );
  expect(brotliDecompressSync(br ?? '')).toEqual(web);
  expect(await store.readFile('cinema', id, 'br/tiny.js')).toBeUndefined();
  expect(await store.readFile('cinema', id, 'br/photo.jpg')).toBeUndefined();
});

test('a file that the build names and does not hold is named', async () => {
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
  await writeFile(join(folder, 'build.json'), '{"mf":');
  await expect(publish(store, 'cinema', folder, 'tester')).rejects.toThrow(
    'build.json is not valid JSON; build the app again',
  );
});

test('a module that mf.json names and the build does not expose is named', async () => {
  const store = await temporaryStore();
  const mf = {
    routes: [route('cinema', '/mozi')],
    slots: [{ name: 'home', module: './slots/films' }],
  };
  const folder = await fakeBuild({ name: 'cinema', mf });
  await changeRecord(folder, (record) => ({ ...record, exposes: {} }));
  await expect(publish(store, 'cinema', folder, 'tester')).rejects.toThrow(
    [
      'the build of cinema is not complete:',
      'mf.json names ./pages/cinema, which the build does not expose',
      'mf.json names ./slots/films, which the build does not expose',
    ].join('\n'),
  );
});

test('the shell bundles its own modules', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'shell', mf: { routes: [route('home', '/')] } });
  await changeRecord(folder, (record) => ({ ...record, exposes: {} }));
  expect((await publish(store, 'shell', folder, 'tester')).release.app).toBe('shell');
});

test('missing entry files are named by their field', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'cinema' });
  await rm(join(folder, 'web'), { recursive: true });
  await rm(join(folder, 'node/server.cjs'));
  await expect(publish(store, 'cinema', folder, 'tester')).rejects.toThrow(
    [
      'build.json entry names web/entry.js, which was not built',
      'build.json nodeEntry names node/server.cjs, which was not built',
    ].join('\n'),
  );
});

test('files in sub-folders are published, and the record gets the id', async () => {
  const store = await temporaryStore();
  const files = { 'web/chunks/a.js': `"${RELEASE_PLACEHOLDER}"` };
  const mf = { owner: RELEASE_PLACEHOLDER };
  const { id, mf: published } = await publishFake(store, { name: 'cinema', mf, files });
  expect((await store.readFile('cinema', id, 'web/chunks/a.js'))?.toString()).toBe(`"${id}"`);
  expect(published.owner).toBe(id);
});

test('only text files get the id, whatever their bytes are', async () => {
  const store = await temporaryStore();
  const folder = await fakeBuild({ name: 'cinema' });
  const bytes = Buffer.from([0xc3, 0x28, 0xff, ...Buffer.from(RELEASE_PLACEHOLDER)]);
  await writeFile(join(folder, 'web/font.woff2'), bytes);
  await writeFile(join(folder, 'web/broken.js'), bytes);
  const { id } = (await publish(store, 'cinema', folder, 'tester')).release;
  expect(await store.readFile('cinema', id, 'web/font.woff2')).toEqual(bytes);
  expect(await store.readFile('cinema', id, 'web/broken.js')).toEqual(
    Buffer.from([0xc3, 0x28, 0xff, ...Buffer.from(id)]),
  );
});

test('the same bytes under another name are another release', async () => {
  const store = await temporaryStore();
  const one = await publishFake(store, { name: 'cinema', files: { 'web/a.txt': '1' } });
  const two = await publishFake(store, { name: 'cinema', files: { 'web/b.txt': '1' } });
  expect(two.id).not.toBe(one.id);
});

test('the audit log names the release', async () => {
  const store = await temporaryStore();
  const { id, publishedAt } = await publishFake(store, { name: 'cinema' });
  expect(await store.audits()).toEqual([
    { at: publishedAt, by: 'tester', action: 'publish', subject: `cinema@${id}` },
  ]);
});

async function changeRecord(folder: string, change: (record: object) => object): Promise<void> {
  const file = join(folder, 'build.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}
