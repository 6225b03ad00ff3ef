import { StaleCompositionError } from '../store/compositions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { putFake, route, temporaryStore, version } from '../testing/fake-build.ts';
import { promote, remove } from './promote.ts';
import { rollback, rollbackTo } from './rollback.ts';

const by = { by: 'tester' };

let store: ReleaseStore;

beforeEach(async () => {
  store = await temporaryStore();
  await putFake(store, { name: 'shell', mf: { routes: [route('home', '/')] } });
  await promote(store, 'shell', by);
});

test('makes concurrent promotions of several teams live', async () => {
  const teams = ['cinema', 'shops', 'cards', 'content', 'campaigns'];
  const ids = await Promise.all(teams.map((team) => putFake(store, version(team, 'one'))));
  await Promise.all(teams.map((team) => promote(store, team, by)));
  const live = await store.live();
  expect(teams.map((team) => live?.apps[team])).toEqual(ids.map(({ id }) => id));
  expect(live?.revision).toBe(6);
});

test('builds a promotion on the one that overtook it', async () => {
  const cinema = await putFake(store, version('cinema', 'one'));
  const shops = await putFake(store, version('shops', 'one'));
  const read = store.live.bind(store);
  jest.spyOn(store, 'live').mockImplementationOnce(async () => {
    const before = await read();
    await promote(store, 'shops', by);
    return before;
  });
  await promote(store, 'cinema', by);
  expect((await store.live())?.apps).toMatchObject({ cinema: cinema.id, shops: shops.id });
});

test('names the issues of a refused promotion and changes nothing', async () => {
  await putFake(store, { name: 'cinema', mf: { routes: [route('cinema', '/')] } });
  const message = /^refused:\n {2}\/ \(route cinema of cinema\) is already claimed/;
  await expect(promote(store, 'cinema', by)).rejects.toThrow(message);
  expect((await store.live())?.revision).toBe(1);
});

test('tries a change 20 times, and once after another error', async () => {
  await putFake(store, version('cinema', 'one'));
  const stale = jest.spyOn(store, 'advance').mockRejectedValue(new StaleCompositionError(1));
  await expect(promote(store, 'cinema', by)).rejects.toThrow(StaleCompositionError);
  expect(stale).toHaveBeenCalledTimes(20);
  stale.mockReset().mockRejectedValue(new Error('disk full'));
  await expect(promote(store, 'cinema', by)).rejects.toThrow('disk full');
  expect(stale).toHaveBeenCalledTimes(1);
});

describe('a rollback of an app returns to', () => {
  const BACK = 'back';
  const OUT = 'out';

  /** Promotes releases of an app by their texts; `BACK` rolls it back, `OUT` removes it. */
  async function releaseInTurn(app: string, texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      if (text === BACK) await rollback(store, app, by);
      else if (text === OUT) await remove(store, app, by);
      else await promote(store, `${app}@${(await putFake(store, version(app, text))).id}`, by);
    }
  }

  test.each<[what: string, texts: string[], expected: string]>([
    ['the release before', ['one', 'two', 'three', BACK], 'two'],
    ['one release further each time', ['one', 'two', 'three', BACK, BACK], 'one'],
    ['the last release of an app that was removed', ['one', 'two', OUT, BACK], 'two'],
    ['the release before, once it is back', ['one', 'two', OUT, BACK, BACK], 'one'],
    ['what was live before an earlier release', ['one', 'two', 'one', BACK], 'two'],
  ])('%s', async (_what, texts, expected) => {
    await releaseInTurn('cinema', texts);
    const { id } = await putFake(store, version('cinema', expected));
    expect((await store.live())?.apps.cinema).toBe(id);
  });

  test('its own release before, whatever was done with another', async () => {
    await releaseInTurn('cinema', ['one', 'two']);
    await releaseInTurn('cinema-two', ['one', 'two', BACK]);
    const before = (await store.live())?.apps;
    await rollback(store, 'mf-cinema', by);
    const { id } = await putFake(store, version('cinema', 'one'));
    expect((await store.live())?.apps).toEqual({ ...before, cinema: id });
    await expect(rollback(store, 'cinema', by)).rejects.toThrow('no earlier release');
  });

  test('the release before that of a revision to which all apps were rolled back', async () => {
    await releaseInTurn('cinema', ['one', 'two', 'three']);
    await rollbackTo(store, 3, by);
    const { composition } = await rollback(store, 'cinema', by);
    expect(composition.apps).toEqual((await store.composition(2))?.apps);
  });
});
