import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RELEASE_PLACEHOLDER } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { fakeBuild, publishFake, route, temporaryStore, version } from '../testing/fake-build.ts';
import { auditsOf } from '../testing/run-command.ts';
import { publish } from './publish.ts';

let store: ReleaseStore;
beforeEach(async () => {
  store = await temporaryStore();
});

test('replaces the placeholder by the id in files and record, and moves no byte', async () => {
  const files = { 'web/chunks/a.js': `"${RELEASE_PLACEHOLDER}"` };
  const folder = await fakeBuild({ name: 'cinema', mf: { owner: RELEASE_PLACEHOLDER }, files });
  const built = await readFile(join(folder, 'web/entry.js'), 'utf8');
  const { id, mf } = (await publish(store, 'cinema', folder, 'tester')).release;
  const kept = await store.readFile('cinema', id, 'web/entry.js');
  expect(kept?.toString()).toBe(built.replaceAll(RELEASE_PLACEHOLDER, id));
  expect(kept?.length).toBe(Buffer.byteLength(built));
  expect((await store.readFile('cinema', id, 'web/chunks/a.js'))?.toString()).toBe(`"${id}"`);
  expect(mf.owner).toBe(id);
});

test('replaces the placeholder of a hash by the hash of the published file', async () => {
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

test('publishes the same bytes as the same release, and others as another', async () => {
  const first = await publishFake(store, version('cinema', 'one'));
  const again = await publishFake(store, version('cinema', 'one'));
  const other = await publishFake(store, version('cinema', 'two'));
  const renamed = await publishFake(store, { name: 'cinema', files: { 'web/b.txt': 'one' } });
  expect(again).toEqual(first);
  expect(new Set([first.id, other.id, renamed.id]).size).toBe(3);
  expect(await store.releases('cinema')).toHaveLength(3);
  expect(await auditsOf(store)).toEqual(
    [first, other, renamed].map(({ id, publishedAt: at }) => {
      return { at, by: 'tester', action: 'publish', subject: `cinema@${id}` };
    }),
  );
});

test('lists every file with its hash, and web files in Brotli as well, where that is smaller', async () => {
  const files = { 'web/tiny.js': '1', 'web/photo.jpg': 'a'.repeat(1000) };
  const { id, files: listed } = await publishFake(store, { name: 'cinema', files });
  expect(listed.map(({ path }) => path)).toEqual([
    ...['node/server.cjs', 'web/entry.js', 'web/photo.jpg', 'web/tiny.js', 'br/entry.js'],
  ]);
  expect(listed.every(({ integrity }) => /^sha384-.{64}$/.test(integrity))).toBe(true);
  const [web, br] = await Promise.all(
    ['web/entry.js', 'br/entry.js'].map((path) => store.readFile('cinema', id, path)),
  );
  expect(brotliDecompressSync(br ?? '')).toEqual(web);
});

const MF = {
  routes: [route('cinema', '/mozi')],
  slots: [{ name: 'home', module: './slots/films' }],
};
const write = (text: string) => (folder: string) => writeFile(join(folder, 'build.json'), text);

test.each<[string, string, (folder: string) => Promise<unknown>, string[]]>([
  [
    'a folder without a build',
    'cinema',
    (folder) => rm(join(folder, 'build.json')),
    ['build.json is missing'],
  ],
  ['another app', 'shops', async () => {}, ['a build of cinema']],
  ['an incomplete record', 'cinema', write('{"mf":{}}'), ['nodeEntry']],
  [
    'a record that is no JSON',
    'cinema',
    write('{"mf":'),
    ['build.json is not valid JSON; build the app again'],
  ],
  [
    'modules of mf.json that are not exposed',
    'cinema',
    (folder) => changeRecord(folder, { exposes: {} }),
    [
      'the build of cinema is not complete:',
      'mf.json names ./pages/cinema, which the build does not expose',
      'mf.json names ./slots/films, which the build does not expose',
    ],
  ],
  [
    'missing files',
    'cinema',
    async (folder) => {
      await rm(join(folder, 'web'), { recursive: true });
      await rm(join(folder, 'node/server.cjs'));
    },
    [
      'build.json entry names web/entry.js, which was not built',
      'build.json exposes["./pages/cinema"] names web/entry.js, which was not built',
      'build.json exposes["./slots/films"] names web/entry.js, which was not built',
      'build.json nodeEntry names node/server.cjs, which was not built',
    ],
  ],
])('refuses %s', async (_what, app, damage, message) => {
  const folder = await fakeBuild({ name: 'cinema', mf: MF });
  await damage(folder);
  await expect(publish(store, app, folder, 'tester')).rejects.toThrow(message.join('\n'));
});

test('accepts a shell that bundles its own modules', async () => {
  const folder = await fakeBuild({ name: 'shell', mf: { routes: [route('home', '/')] } });
  await changeRecord(folder, { exposes: {} });
  expect((await publish(store, 'shell', folder, 'tester')).release.app).toBe('shell');
});

test('puts the id into text files alone, whatever their bytes are', async () => {
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

async function changeRecord(folder: string, change: object): Promise<void> {
  const file = join(folder, 'build.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...change }));
}
