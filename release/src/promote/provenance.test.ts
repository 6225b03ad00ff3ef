/** Warnings of a promotion about the commits that releases were built from. */
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { putFake, temporaryStore, version } from '../testing/fake-build.ts';
import { type Prepared, prepare } from './change.ts';
import { promote, promotionOf } from './promote.ts';
import { provenanceWarnings } from './provenance.ts';
import { rollback } from './rollback.ts';

let store: ReleaseStore;

beforeEach(async () => {
  store = await temporaryStore();
  await putFake(store, { name: 'shell' });
  await promote(store, 'shell', { by: 'tester' });
});

type Provenance = Pick<Release, 'commit'> & Partial<Pick<Release, 'ancestors'>>;

/** Provenance from a commit by letter, with the commits that it is made from. */
const from = (letter: string, ...ancestors: string[]): Provenance => ({
  commit: letter.repeat(40),
  ancestors: ancestors.map((ancestor) => ancestor.repeat(12)),
});
const dirty = { commit: `${'a'.repeat(40)}-dirty` };

const publishFrom = (text: string, provenance: Provenance): Promise<Release> =>
  putFake(store, version('cinema', text), { publishedBy: 'bela', ...provenance });

async function warningsOf(earlier: Provenance, next: Provenance): Promise<string[]> {
  const before = await publishFrom('one', earlier);
  await promote(store, `cinema@${before.id}`, { by: 'bela' });
  const after = await publishFrom('two', next);
  const planFor = promotionOf({ cinema: after.id });
  const live = await store.live();
  const { candidate } = await prepare(store, { by: 'anna' }, planFor, live);
  const warnings = provenanceWarnings(candidate);
  return warnings.map((text) => text.replaceAll(before.id, 'OLD').replaceAll(after.id, 'NEW'));
}

test.each<[string, Provenance, Provenance, string[]]>([
  ['not of a release built on what is live', from('a'), from('b', 'a'), []],
  ['not of one of the same commit', from('c'), from('c'), []],
  ['not outside git', from('a'), { commit: null }, []],
  ['not after a release outside git', { commit: null }, from('d'), []],
  [
    'of a release that lacks the live commit',
    from('b'),
    from('c', 'a'),
    [
      `cinema@NEW was not built on the live cinema@OLD of bela (commit ${'b'.repeat(12)}): what changed there may be undone`,
    ],
  ],
  [
    'of uncommitted changes on both sides',
    dirty,
    dirty,
    [
      'cinema@NEW was built from a work tree with uncommitted changes',
      'the live cinema@OLD of bela was built with uncommitted changes, which cinema@NEW may undo',
    ],
  ],
])('warns %s', async (_when, live, next, expected) => {
  expect(await warningsOf(live, next)).toEqual(expected);
});

test('does not warn of a rollback to an older commit', async () => {
  const releases = [await publishFrom('one', from('a')), await publishFrom('two', from('b', 'a'))];
  for (const { id } of releases) await promote(store, `cinema@${id}`, { by: 'bela' });
  const warnings: string[] = [];
  const onPrepared = async ({ candidate }: Prepared) => {
    warnings.push(...provenanceWarnings(candidate));
  };
  const { composition } = await rollback(store, 'cinema', { by: 'anna', onPrepared });
  expect(composition.action).toBe('rollback');
  expect(warnings).toEqual([]);
});
