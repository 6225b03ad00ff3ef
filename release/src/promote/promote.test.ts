import { StaleCompositionError } from '../store/compositions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { publishFake, route, temporaryStore, version } from '../testing/fake-build.ts';
import { promote, remove } from './promote.ts';
import { rollback } from './rollback.ts';

const by = { by: 'tester' };

let store: ReleaseStore;

beforeEach(async () => {
  store = await temporaryStore();
  await publishFake(store, { name: 'shell', mf: { routes: [route('home', '/')] } });
  await promote(store, 'shell', by);
});

async function release(app: string, text: string): Promise<string> {
  const { id } = await publishFake(store, version(app, text));
  await promote(store, `${app}@${id}`, by);
  return id;
}

const liveOf = async (app: string) => (await store.live())?.apps[app];

test('makes concurrent promotions of several teams live', async () => {
  const teams = ['cinema', 'shops', 'cards', 'content', 'campaigns'];
  const ids = await Promise.all(teams.map((team) => publishFake(store, version(team, 'one'))));
  await Promise.all(teams.map((team) => promote(store, team, by)));
  const live = await store.live();
  expect(teams.map((team) => live?.apps[team])).toEqual(ids.map(({ id }) => id));
  expect(live?.revision).toBe(6);
});

test('builds a promotion on the one that overtook it', async () => {
  const cinema = await publishFake(store, version('cinema', 'one'));
  const shops = await publishFake(store, version('shops', 'one'));
  const read = store.live.bind(store);
  jest.spyOn(store, 'live').mockImplementationOnce(async () => {
    const before = await read();
    await promote(store, 'shops', by);
    return before;
  });
  await promote(store, 'cinema', by);
  expect((await store.live())?.apps).toMatchObject({ cinema: cinema.id, shops: shops.id });
});

test('refuses a release that does not exist', async () => {
  await expect(promote(store, 'cinema', by)).rejects.toThrow('cinema has no release');
  await expect(promote(store, 'cinema@123', by)).rejects.toThrow('16 hexadecimal digits');
  await expect(promote(store, `cinema@${'0'.repeat(16)}`, by)).rejects.toThrow('not in the store');
});

test('refuses an app that is named twice', async () => {
  await publishFake(store, version('cinema', 'one'));
  const { id } = await publishFake(store, version('cinema', 'two'));
  await expect(promote(store, ['cinema', `mf-cinema@${id}`], by)).rejects.toThrow(
    'cinema is named twice; name one release of each app',
  );
  expect(await liveOf('cinema')).toBeUndefined();
});

test('rolls one release further back each time, and leaves other apps alone', async () => {
  const first = await release('cinema', 'one');
  const second = await release('cinema', 'two');
  await release('cinema', 'three');
  const shops = await release('shops', 'one');
  await rollback(store, 'mf-cinema', { by: 'tester', why: 'broken' });
  expect(await liveOf('cinema')).toBe(second);
  expect(await liveOf('shops')).toBe(shops);
  await rollback(store, 'cinema', by);
  expect(await liveOf('cinema')).toBe(first);
  await expect(rollback(store, 'cinema', by)).rejects.toThrow('no earlier release');
});

test('refuses to roll back an app that is not live', async () => {
  await release('cinema', 'one');
  await remove(store, 'cinema', by);
  await expect(rollback(store, 'cinema', by)).rejects.toThrow(
    'cinema is not live; to make a release live again: release promote cinema@<release>',
  );
});

test('names the issues of a refused promotion and changes nothing', async () => {
  await publishFake(store, { name: 'cinema', mf: { routes: [route('cinema', '/')] } });
  const message = /^refused:\n {2}\/ \(route cinema of cinema\) is already claimed/;
  await expect(promote(store, 'cinema', by)).rejects.toThrow(message);
  expect((await store.live())?.revision).toBe(1);
});

test('tries a change 20 times, and once after another error', async () => {
  await publishFake(store, version('cinema', 'one'));
  const stale = jest.spyOn(store, 'advance').mockRejectedValue(new StaleCompositionError(1));
  await expect(promote(store, 'cinema', by)).rejects.toThrow(StaleCompositionError);
  expect(stale).toHaveBeenCalledTimes(20);
  stale.mockReset().mockRejectedValue(new Error('disk full'));
  await expect(promote(store, 'cinema', by)).rejects.toThrow('disk full');
  expect(stale).toHaveBeenCalledTimes(1);
});

test('promotes the newest releases, and records who changed what and why', async () => {
  await release('cinema', 'one');
  const { id } = await publishFake(store, version('shops', 'one'));
  await promote(store, ['cinema', 'mf-shops'], { by: 'anna', why: 'new hall' });
  expect((await store.audits()).at(-1)).toEqual({
    at: expect.any(String),
    ...{ by: 'anna', action: 'promote', why: 'new hall' },
    ...{ subject: `shops@${id}`, fromRevision: 2, toRevision: 3 },
  });
});

test('does not count a rollback of another app', async () => {
  const first = await release('cinema', 'one');
  await release('cinema-two', 'one');
  await release('cinema-two', 'two');
  await release('cinema', 'two');
  await rollback(store, 'cinema-two', by);
  await rollback(store, 'cinema', by);
  expect(await liveOf('cinema')).toBe(first);
  expect((await store.audits()).at(-1)).toMatchObject({ action: 'rollback' });
});

test('does not count a promotion of an earlier release as a rollback', async () => {
  const first = await release('cinema', 'one');
  const second = await release('cinema', 'two');
  await promote(store, `cinema@${first}`, by);
  await rollback(store, 'cinema', by);
  expect(await liveOf('cinema')).toBe(second);
});
