import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fakeBuild, temporaryFolder, temporaryStore } from '@mall/release/testing';
import { buildFolderOf } from '../build/apps.ts';
import type { Releasing } from '../site/promote-builds.ts';
import type { Problem } from './page-state.ts';
import { ReleaseQueue } from './release-queue.ts';

const APPS = ['shell', 'cinema', 'shops'];
let releasing: Releasing;
let queue: ReleaseQueue;
let decided: (Problem | undefined)[];
/** Text of the builds that the gateway refuses. */
let broken: Set<string>;

const build = (name: string, text: string) =>
  fakeBuild(
    { name, files: { 'web/entry.js': text } },
    buildFolderOf(releasing.root, name, 'development'),
  );

const textOf = async (app: string) => {
  const id = (await releasing.store.live())?.apps[app] ?? '';
  return String(await releasing.store.readFile(app, id, 'web/entry.js'));
};

/** Decides as a gateway does that finds `broken` builds. */
async function decide(revision: number): Promise<void> {
  const { store } = releasing;
  await store.heartbeats.beat('one');
  const apps = Object.entries((await store.composition(revision))?.apps ?? {});
  const texts = await Promise.all(
    apps.map(async ([app, id]) => {
      return { app, text: String(await store.readFile(app, id, 'web/entry.js')) };
    }),
  );
  const refusals = texts
    .filter(({ text }) => broken.has(text))
    .map(({ app }) => ({ app, page: `/${app}`, error: 'Error: broken' }));
  await store.putVerdict({ revision, gateway: 'one', at: new Date().toISOString(), refusals });
}

/** Adds good builds, and waits until they are decided on. */
async function added(...apps: string[]): Promise<Problem | undefined> {
  const count = decided.length;
  queue.add(apps);
  while (decided.length === count) await new Promise((resolve) => setTimeout(resolve, 5));
  return decided.at(-1);
}

/** Promotes a first build of each app. @param refused text of those that the gateway refuses. */
async function start(...refused: string[]): Promise<void> {
  const [root, store] = [await temporaryFolder(), await temporaryStore()];
  releasing = { root, store, by: 'tester', modeOf: () => 'development', compress: false };
  [decided, broken] = [[], new Set(refused)];
  queue = new ReleaseQueue(releasing, APPS, {
    onPromoted: (revision) => void decide(revision),
    onDecided: (problem) => decided.push(problem),
  });
  for (const app of APPS) await build(app, `${app} one`);
  await added(...APPS);
}

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await start();
});

test('reports why the first revision is not served', async () => {
  await start('shell one');
  expect(decided).toMatchObject([{ text: expect.stringContaining('Error: broken') }]);
});

test('a refused build is a problem with app, error and page, until it is fixed', async () => {
  broken.add('cinema two');
  await build('cinema', 'cinema two');
  expect(await added('cinema')).toEqual({
    title: 'mf-cinema: refused, showing the last good one',
    text: 'Error: broken\npages: /cinema',
  });
  expect(await textOf('cinema')).toBe('cinema one');
  await build('cinema', 'cinema three');
  expect(await added('cinema')).toBeUndefined();
  expect(await textOf('cinema')).toBe('cinema three');
});

test('a build that was refused alone goes live with the next one that makes it right', async () => {
  broken.add('cinema two');
  await build('cinema', 'cinema two');
  await added('cinema');
  broken.clear();
  await build('shell', 'shell two');
  expect(await added('shell')).toBeUndefined();
  expect(await textOf('cinema')).toBe('cinema two');
});

test('a refused build holds no other app back', async () => {
  broken.add('cinema two');
  await build('cinema', 'cinema two');
  await added('cinema');
  await build('shops', 'shops two');
  expect(await added('shops')).toMatchObject({ text: expect.stringContaining('/cinema') });
  expect(await textOf('shops')).toBe('shops two');
  expect(await textOf('cinema')).toBe('cinema one');
});

test('what the checks refuse is a problem too', async () => {
  const folder = path.join(releasing.root, 'mf-cinema/.build/development');
  writeFileSync(path.join(folder, 'build.json'), '{');
  expect(await added('cinema')).toMatchObject({
    title: 'refused before promotion, showing the last good one',
  });
});
