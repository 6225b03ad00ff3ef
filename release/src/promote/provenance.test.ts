/** What a promotion says of the commits that releases were built from. */
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { promote } from './promote.ts';
import { provenanceWarnings } from './provenance.ts';
import { rollback } from './rollback.ts';

let store: ReleaseStore;

beforeEach(async () => {
  store = await temporaryStore();
  await publishFake(store, { name: 'shell' });
  await promote(store, 'shell', { by: 'tester' });
});

const commit = (letter: string) => letter.repeat(40);
const short = (letter: string) => letter.repeat(12);

type Provenance = Pick<Release, 'commit'> & Partial<Pick<Release, 'ancestors'>>;

/** Puts a release that was built from a commit into the store. */
async function publishFrom(text: string, provenance: Provenance): Promise<Release> {
  const release = await publishFake(store, version('cinema', text));
  const id = release.id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const files = new Map<string, Buffer>();
  for (const { path } of release.files) {
    files.set(path, (await store.readFile('cinema', release.id, path)) ?? Buffer.of());
  }
  return store.putRelease({ ...release, publishedBy: 'bela', ...provenance, id }, files);
}

async function warningsOf(live: Provenance, next: Provenance): Promise<string[]> {
  const before = await publishFrom('one', live);
  await promote(store, `cinema@${before.id}`, { by: 'bela' });
  const after = await publishFrom('two', next);
  const change = await promote(store, `cinema@${after.id}`, { by: 'anna' });
  const warnings = await provenanceWarnings(store, change);
  return warnings.map((text) => text.replaceAll(before.id, 'OLD').replaceAll(after.id, 'NEW'));
}

test('a release that was built on what is live needs no warning', async () => {
  expect(
    await warningsOf({ commit: commit('a') }, { commit: commit('b'), ancestors: [short('a')] }),
  ).toEqual([]);
  expect(await warningsOf({ commit: commit('c') }, { commit: commit('c') })).toEqual([]);
});

test('a release that lacks the commit of what is live may undo it', async () => {
  expect(
    await warningsOf({ commit: commit('b') }, { commit: commit('c'), ancestors: [short('a')] }),
  ).toEqual([
    `cinema@NEW was not built on the live cinema@OLD of bela (commit ${short('b')}): what changed there may be undone`,
  ]);
});

test('uncommitted changes are named, of the new release and of the live one', async () => {
  expect(
    await warningsOf({ commit: `${commit('a')}-dirty` }, { commit: `${commit('a')}-dirty` }),
  ).toEqual([
    'cinema@NEW was built from a work tree with uncommitted changes',
    'the live cinema@OLD of bela was built with uncommitted changes, which cinema@NEW may undo',
  ]);
});

test('outside git there is nothing to compare', async () => {
  expect(await warningsOf({ commit: commit('a') }, { commit: null })).toEqual([]);
  expect(await warningsOf({ commit: null }, { commit: commit('d') })).toEqual([]);
});

test('a rollback to an older commit needs no warning', async () => {
  await warningsOf({ commit: commit('a') }, { commit: commit('b'), ancestors: [short('a')] });
  const change = await rollback(store, 'cinema', { by: 'anna' });
  expect(change.composition.action).toBe('rollback');
  expect(await provenanceWarnings(store, change)).toEqual([]);
});
