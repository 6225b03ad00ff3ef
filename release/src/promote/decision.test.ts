/** Changes beside running gateways, simulated by what they write into the store. */
import type { ReleaseStore } from '../store/release-store.ts';
import type { Refusal } from '../store/verdicts.ts';
import { putFake, temporaryStore, version } from '../testing/fake-build.ts';
import { auditsOf } from '../testing/run-command.ts';
import type { Change } from './change.ts';
import { awaitDecision, describeDecision } from './decision.ts';
import { promote } from './promote.ts';
import { rollback, rollbackTo } from './rollback.ts';

const by = { by: 'tester' };
const at = '2026-03-01T10:00:00.000Z';
let store: ReleaseStore;

beforeEach(async () => {
  store = await temporaryStore();
  await putFake(store, { name: 'shell' });
  await promote(store, 'shell', by);
});

const decide = (gateway: string, revision: number, refusals: Refusal[] = []) =>
  store.putVerdict({ revision, gateway, at, refusals });

async function released(app: string, text: string, refusals: Refusal[] = []): Promise<Change> {
  const { id } = await putFake(store, version(app, text));
  const change = await promote(store, `${app}@${id}`, by);
  await decide('one', change.composition.revision, refusals);
  return change;
}

const releaseOf = ({ composition }: Change, app: string) => composition.apps[app] ?? '';
const broken: Refusal[] = [{ app: 'cinema', page: '/mozi', error: 'Error: broken' }];

describe('a release that the gateways refused', () => {
  test('is never the base of another change', async () => {
    const good = await released('cinema', 'good');
    await released('cinema', 'bad', broken);
    expect(await store.live()).toMatchObject({ revision: 2 });
    const shops = await released('shops', 'one');
    expect(shops.composition).toMatchObject({
      revision: 4,
      apps: { cinema: releaseOf(good, 'cinema'), shops: releaseOf(shops, 'shops') },
    });
    expect((await auditsOf(store)).at(-1)).toMatchObject({ fromRevision: 2, toRevision: 4 });
  });

  test('is never the target of a rollback', async () => {
    const first = await released('cinema', 'first');
    await released('cinema', 'bad', broken);
    await released('cinema', 'second');
    expect(releaseOf(await rollback(store, 'cinema', by), 'cinema')).toBe(
      releaseOf(first, 'cinema'),
    );
    await expect(rollbackTo(store, 3, by)).rejects.toThrow('revision 3 was refused by a gateway');
  });

  test('may be promoted again', async () => {
    const bad = await released('cinema', 'bad', broken);
    const again = await promote(store, `cinema@${releaseOf(bad, 'cinema')}`, by);
    expect(again).toMatchObject({ changed: true, composition: { revision: 3 } });
  });
});

test('keeps a composition that one gateway serves', async () => {
  const { composition } = await released('cinema', 'good', broken);
  await decide('two', composition.revision);
  expect(await store.live()).toMatchObject({ revision: 2 });
});

test('waits with a change for the decision on the one before', async () => {
  await store.heartbeats.beat('one');
  await decide('one', 1);
  const { id } = await putFake(store, version('cinema', 'bad'));
  await promote(store, `cinema@${id}`, by);
  await putFake(store, version('shops', 'one'));
  const next = promote(store, 'shops', by);
  await decide('one', 2, broken);
  expect((await next).composition.apps).not.toHaveProperty('cinema');
});

describe('the decision', () => {
  const describeFirst = async (timeoutMs?: number) =>
    describeDecision(await awaitDecision(store, 1, timeoutMs));

  test('waits for every running gateway, and counts those that refuse', async () => {
    for (const gateway of ['one', 'two']) await store.heartbeats.beat(gateway);
    const refused = expect(describeFirst()).rejects.toThrow('refused by 1 of 2 gateways');
    await decide('one', 1, broken);
    await decide('two', 1);
    await refused;
  });

  test('names app, release, pages and error of a refusal', async () => {
    const release = 'a'.repeat(16);
    const cinema = { app: 'cinema', release, error: 'Error: broken\n    at page.tsx:1' };
    const shell = { app: 'shell', error: 'Error: no start' };
    await decide('one', 1, [{ ...cinema, page: '/mozi' }, { ...cinema, page: '/cinema' }, shell]);
    await decide('two', 1, [shell]);
    await expect(describeFirst()).rejects.toThrow(
      [
        'revision 1 is refused in the smoke test; the composition before stays live:',
        `  cinema@${release} /mozi /cinema: Error: broken`,
        '      at page.tsx:1',
        '  shell does not start: Error: no start',
      ].join('\n'),
    );
  });

  test('names a gateway that does not decide in time', async () => {
    await store.heartbeats.beat('slow');
    await expect(describeFirst(0)).rejects.toThrow('revision 1 is not tested yet by slow');
  });
});
