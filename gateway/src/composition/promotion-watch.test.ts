import { type ReleaseStore, remove, rollback } from '@mall/release';
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import type { CompositionInstance } from './composition-instance.ts';
import { PromotionWatch } from './promotion-watch.ts';
import { ViewCounts } from './view-counts.ts';

const MINUTE_MS = 60_000;

let store: ReleaseStore;
let watch: PromotionWatch;
let now: number;
let current: CompositionInstance | undefined;

const build = (app: string, text: string) => remoteBuild(app, PAGE.good(text));
const by = { by: 'anna' };

/** The live composition of the store, as a gateway that has swapped to it. */
async function swap(): Promise<CompositionInstance> {
  const composition = await store.live();
  const before = current;
  current = {
    ...{ name: String(composition?.revision), composition, routes: {}, counts: new ViewCounts() },
  } as unknown as CompositionInstance;
  watch.follow(current, before);
  return current;
}

function view({ counts }: CompositionInstance, isBad: boolean): void {
  for (let views = 0; views < 40; views += 1) counts.add('errors on cinema', isBad);
}

beforeEach(async () => {
  store = await temporaryStore();
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  current = undefined;
  const live = {
    get current() {
      return current;
    },
  };
  const log = { error: () => {} } as never;
  watch = new PromotionWatch({ store, log, live });
  await goLive(store, shellBuild, build('cinema', 'first'), build('shops', 'first'));
  view(await swap(), false);
});

const apps = async () => (await store.live())?.apps;

test('keeps what is as good, and what is worse after ten minutes', async () => {
  await goLive(store, build('cinema', 'second'));
  const second = await swap();
  view(second, false);
  await watch.judge();
  now = 10 * MINUTE_MS;
  for (let times = 0; times < 9; times += 1) view(second, true);
  await watch.judge();
  expect(await store.newestRevision()).toBe(2);
  expect(watch.before).toBeUndefined();
});

test('compares with what was live before the first of several promotions', async () => {
  const before = await apps();
  await goLive(store, build('cinema', 'second'));
  await swap();
  now = 9 * MINUTE_MS;
  await goLive(store, build('shops', 'second'));
  view(await swap(), true);
  now = 18 * MINUTE_MS;
  await watch.judge();
  expect(await apps()).toEqual(before);
});

test('leaves to people what they have rolled back or removed meanwhile', async () => {
  await goLive(store, build('cinema', 'second'), build('shops', 'second'));
  await swap();
  await rollback(store, 'shops', by);
  await swap();
  await remove(store, 'cinema', by);
  view(await swap(), true);
  await watch.judge();
  expect(await store.newestRevision()).toBe(4);
});

test('changes nothing once another composition is live', async () => {
  await goLive(store, build('cinema', 'second'));
  view(await swap(), true);
  await goLive(store, build('shops', 'second'));
  await watch.judge();
  expect(await store.live()).toMatchObject({ revision: 3, action: 'promote' });
});

test('goes on when a late regression returns the gateway to what is watched', async () => {
  await goLive(store, build('cinema', 'second'));
  const second = await swap();
  await goLive(store, build('shops', 'second'));
  const third = await swap();
  current = second;
  watch.follow(second, third);
  expect(watch.before?.name).toBe('1');
});
