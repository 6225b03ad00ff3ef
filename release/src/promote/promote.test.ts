import { StaleCompositionError } from '../store/folder-compositions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { route } from '../testing/fake-build.ts';
import { publishFake, temporaryStore, version } from '../testing/fake-release.ts';
import { promote, remove } from './promote.ts';
import { rollback } from './rollback.ts';

const by = { by: 'tester' };

async function liveStore(): Promise<ReleaseStore> {
  const store = await temporaryStore();
  await publishFake(store, { name: 'shell', mf: { routes: [route('home', '/')] } });
  await promote(store, 'shell', by);
  return store;
}

async function release(store: ReleaseStore, app: string, text: string): Promise<string> {
  const { id } = await publishFake(store, version(app, text));
  await promote(store, `${app}@${id}`, by);
  return id;
}

const liveOf = async (store: ReleaseStore, app: string) => (await store.live())?.apps[app];

test('concurrent promotions of several teams all go live', async () => {
  const store = await liveStore();
  const teams = ['cinema', 'shops', 'cards', 'content', 'campaigns'];
  const ids = await Promise.all(teams.map((team) => publishFake(store, version(team, 'one'))));
  await Promise.all(teams.map((team) => promote(store, team, by)));
  const live = await store.live();
  expect(teams.map((team) => live?.apps[team])).toEqual(ids.map(({ id }) => id));
  expect(live?.revision).toBe(6);
});

test('a promotion that another one overtakes is built on that one', async () => {
  const store = await liveStore();
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

test('a promotion is recorded in the composition and in the audit log', async () => {
  const store = await liveStore();
  const { id } = await publishFake(store, version('cinema', 'one'));
  await promote(store, 'mf-cinema', { by: 'anna', why: 'new hall' });
  expect((await store.live())?.reason).toBe(`promote cinema@${id}: new hall`);
  expect((await store.audits()).at(-1)).toMatchObject({
    by: 'anna',
    action: 'promote',
    subject: `cinema@${id}`,
    why: 'new hall',
    fromRevision: 1,
    toRevision: 2,
  });
});

test('promoting what is live changes nothing', async () => {
  const store = await liveStore();
  await release(store, 'cinema', 'one');
  const { changed, composition } = await promote(store, 'cinema', by);
  expect(changed).toBe(false);
  expect(composition.revision).toBe(2);
});

test('a release that does not exist is refused with the reason', async () => {
  const store = await liveStore();
  await expect(promote(store, 'cinema', by)).rejects.toThrow('cinema has no release');
  await expect(promote(store, 'cinema@123', by)).rejects.toThrow('16 hexadecimal digits');
  await expect(promote(store, `cinema@${'0'.repeat(16)}`, by)).rejects.toThrow('not in the store');
});

test('an app that is named twice is refused', async () => {
  const store = await liveStore();
  await publishFake(store, version('cinema', 'one'));
  const { id } = await publishFake(store, version('cinema', 'two'));
  await expect(promote(store, ['cinema', `mf-cinema@${id}`], by)).rejects.toThrow(
    'cinema is named twice; name one release of each app',
  );
  expect(await liveOf(store, 'cinema')).toBeUndefined();
});

test('a rollback makes the earlier release live and leaves other apps alone', async () => {
  const store = await liveStore();
  const first = await release(store, 'cinema', 'one');
  await release(store, 'cinema', 'two');
  const shops = await release(store, 'shops', 'one');
  await rollback(store, 'mf-cinema', by);
  expect(await liveOf(store, 'cinema')).toBe(first);
  expect(await liveOf(store, 'shops')).toBe(shops);
});

test('a second rollback goes one further back', async () => {
  const store = await liveStore();
  const first = await release(store, 'cinema', 'one');
  const second = await release(store, 'cinema', 'two');
  await release(store, 'cinema', 'three');
  await rollback(store, 'cinema', { by: 'tester', why: 'broken' });
  expect(await liveOf(store, 'cinema')).toBe(second);
  await rollback(store, 'cinema', by);
  expect(await liveOf(store, 'cinema')).toBe(first);
  await expect(rollback(store, 'cinema', by)).rejects.toThrow('no earlier release');
});

test('an app that is not live has nothing to roll back', async () => {
  const store = await liveStore();
  await release(store, 'cinema', 'one');
  await remove(store, 'cinema', by);
  await expect(rollback(store, 'cinema', by)).rejects.toThrow(
    'cinema is not live; to make a release live again: release promote cinema@<release>',
  );
});

test('a refused promotion names its issues and changes nothing', async () => {
  const store = await liveStore();
  await publishFake(store, { name: 'cinema', mf: { routes: [route('cinema', '/')] } });
  await expect(promote(store, 'cinema', by)).rejects.toMatchObject({
    name: 'RefusedError',
    issues: [{ severity: 'error', app: 'cinema' }],
    message: expect.stringMatching(
      /^refused:\n {2}\/ \(route cinema of cinema\) is already claimed/,
    ),
  });
  expect((await store.live())?.revision).toBe(1);
});

test('warnings are returned with the change', async () => {
  const store = await liveStore();
  const routes = [route('a', '/a', '/a', { slots: ['news'] })];
  await publishFake(store, { name: 'cinema', mf: { routes } });
  const { warnings } = await promote(store, 'cinema', by);
  expect(warnings.map(({ severity }) => severity)).toEqual(['warning']);
  expect((await promote(store, 'cinema', by)).warnings).toEqual([]);
});

test('a change fails after 20 attempts, and with another error at once', async () => {
  const store = await liveStore();
  await publishFake(store, version('cinema', 'one'));
  const stale = jest.spyOn(store, 'advance').mockRejectedValue(new StaleCompositionError(1));
  await expect(promote(store, 'cinema', by)).rejects.toThrow(StaleCompositionError);
  expect(stale).toHaveBeenCalledTimes(20);
  stale.mockReset().mockRejectedValue(new Error('disk full'));
  await expect(promote(store, 'cinema', by)).rejects.toThrow('disk full');
  expect(stale).toHaveBeenCalledTimes(1);
});

test('the newest release is promoted, and the audit log names only what changes', async () => {
  const store = await liveStore();
  await release(store, 'cinema', 'one');
  const { id } = await publishFake(store, version('shops', 'one'));
  await promote(store, ['cinema', 'shops'], by);
  expect((await store.audits()).at(-1)).toEqual({
    at: expect.any(String),
    by: 'tester',
    action: 'promote',
    subject: `shops@${id}`,
    fromRevision: 2,
    toRevision: 3,
  });
});

test('a rollback of another app does not count as this one', async () => {
  const store = await liveStore();
  const first = await release(store, 'cinema', 'one');
  await release(store, 'cinema-two', 'one');
  await release(store, 'cinema-two', 'two');
  await release(store, 'cinema', 'two');
  await rollback(store, 'cinema-two', by);
  await rollback(store, 'cinema', by);
  expect(await liveOf(store, 'cinema')).toBe(first);
  expect((await store.audits()).at(-1)).toMatchObject({ action: 'rollback' });
});

test('a promotion back to an earlier release is no rollback', async () => {
  const store = await liveStore();
  const first = await release(store, 'cinema', 'one');
  const second = await release(store, 'cinema', 'two');
  await promote(store, `cinema@${first}`, by);
  await rollback(store, 'cinema', by);
  expect(await liveOf(store, 'cinema')).toBe(second);
});
