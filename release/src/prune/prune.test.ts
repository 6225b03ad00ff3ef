/** Which releases may be removed, on a store whose releases and compositions are of known days. */
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { putFake, temporaryStore, version } from '../testing/fake-build.ts';
import { prunable, pruneRelease } from './prune.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-01-01T10:00:00Z');

let store: ReleaseStore;
let revision: number;

beforeEach(async () => {
  store = await temporaryStore();
  revision = 0;
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

function onDay(day: number): void {
  jest.setSystemTime(START + day * DAY_MS);
}

const publishOn = async (day: number, name = 'cinema'): Promise<Release> => {
  onDay(day);
  return putFake(store, version(name, `of day ${day}`));
};

/** Makes releases live, those of no other app. */
async function promoteOn(day: number, ...releases: Release[]): Promise<void> {
  onDay(day);
  const apps = Object.fromEntries(releases.map(({ app, id }) => [app, id]));
  const changed = Object.keys(apps);
  const next = { apps, by: 'anna', action: 'promote' as const, changed, reason: 'a test' };
  ({ revision } = await store.advance(revision, next));
}

/** Days of publication of what may be removed on `day`, when releases are kept for 30 days. */
async function daysPrunableOn(day: number): Promise<number[]> {
  onDay(day);
  const releases = await prunable(store, 30);
  return releases.map(({ publishedAt }) => (Date.parse(publishedAt) - START) / DAY_MS).toSorted();
}

test('prunes old releases that were never live, but not the newest of an app', async () => {
  for (const day of [0, 1, 2]) await publishOn(day);
  await publishOn(0, 'shops');
  expect(await daysPrunableOn(30)).toEqual([]);
  expect(await daysPrunableOn(31.5)).toEqual([0, 1]);
});

test('keeps what is live and what a rollback needs, however old they are', async () => {
  for (const day of [0, 1, 2]) await promoteOn(day, await publishOn(day));
  await publishOn(3);
  expect(await daysPrunableOn(400)).toEqual([0]);
});

test('keeps what was live for as long after another release replaced it', async () => {
  for (const day of [0, 1]) await promoteOn(day, await publishOn(day));
  await promoteOn(100, await publishOn(2));
  await promoteOn(101, await publishOn(3));
  expect(await daysPrunableOn(130)).toEqual([0]);
  expect(await daysPrunableOn(131.5)).toEqual([0, 1]);
});

test('prunes a refused release, and keeps what was live before it', async () => {
  const [live, refused] = [await publishOn(0), await publishOn(1)];
  await promoteOn(1, live);
  await promoteOn(2, refused);
  const at = new Date().toISOString();
  const refusals = [{ app: 'cinema', error: 'Error: broken' }];
  await store.putVerdict({ gateway: 'one', revision, at, refusals });
  await publishOn(3);
  expect(await daysPrunableOn(20)).toEqual([]);
  expect(await daysPrunableOn(400)).toEqual([1]);
});

test('prunes an app that was taken out, but not its newest release', async () => {
  const shell = await publishOn(0, 'shell');
  for (const day of [1, 2]) await promoteOn(day, shell, await publishOn(day));
  await promoteOn(3, shell);
  expect(await daysPrunableOn(20)).toEqual([]);
  expect(await daysPrunableOn(400)).toEqual([1]);
});

test('keeps the last release of an app that was taken out, to which a rollback returns', async () => {
  const shell = await publishOn(0, 'shell');
  for (const day of [1, 2]) await promoteOn(day, shell, await publishOn(day));
  await promoteOn(3, shell);
  await publishOn(4);
  expect(await daysPrunableOn(400)).toEqual([1]);
});

test('removes nothing that was made live since it was listed', async () => {
  const old = await publishOn(0);
  await publishOn(1);
  const listed = await prunable(store, 0);
  await promoteOn(2, old);
  const prune = (release: Release) => pruneRelease(store, release, 'anna');
  expect(await Promise.all(listed.map(prune))).toEqual([false]);
  expect(await store.release('cinema', old.id)).toEqual(old);
});
