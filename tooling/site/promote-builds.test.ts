import { publish, remove, rollback } from '@mall/release';
import { fakeBuild, temporaryFolder, temporaryStore } from '@mall/release/testing';
import { buildFolderOf } from '../build/apps.ts';
import { promoteBuilds, promoteNewBuilds, type Releasing } from './promote-builds.ts';

const build = ({ root }: Releasing, name: string, text: string) =>
  fakeBuild(
    { name, files: { 'web/entry.js': `// ${text}` } },
    buildFolderOf(root, name, 'production'),
  );

const APPS = ['shell', 'cinema'];
let releasing: Releasing;

const liveCinema = async () => (await releasing.store.live())?.apps.cinema;

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  releasing = {
    root: await temporaryFolder(),
    store: await temporaryStore(),
    by: 'tester',
    modeOf: () => 'production',
    compress: true,
  };
  for (const app of APPS) await build(releasing, app, 'one');
  await promoteNewBuilds(releasing, APPS);
});

test('the first releases go live in one composition, and a start with nothing new changes nothing', async () => {
  await promoteNewBuilds(releasing, APPS);
  const live = await releasing.store.live();
  expect(live?.revision).toBe(1);
  expect(Object.keys(live?.apps ?? {}).toSorted()).toEqual(['cinema', 'shell']);
});

test('a rollback outlives a restart, until there is a new build', async () => {
  const first = await liveCinema();
  await build(releasing, 'cinema', 'two');
  await promoteNewBuilds(releasing, APPS);
  await rollback(releasing.store, 'cinema', { by: 'tester' });
  await promoteNewBuilds(releasing, APPS);
  expect(await liveCinema()).toBe(first);
  await build(releasing, 'cinema', 'three');
  await promoteNewBuilds(releasing, APPS);
  expect(await liveCinema()).not.toBe(first);
});

test('a removal outlives a restart, until there is a new build', async () => {
  await remove(releasing.store, 'cinema', { by: 'tester' });
  await promoteNewBuilds(releasing, APPS);
  expect(await liveCinema()).toBeUndefined();
  await build(releasing, 'cinema', 'two');
  await promoteNewBuilds(releasing, APPS);
  expect(await liveCinema()).toBeDefined();
});

test.each(['campaigns', 'cinema'])(
  'a start that ended before the build of %s went live is made up for',
  async (app) => {
    const folder = await build(releasing, app, 'two');
    const { release } = await publish(releasing.store, app, folder, 'tester');
    await promoteNewBuilds(releasing, [app]);
    expect((await releasing.store.live())?.apps[app]).toBe(release.id);
  },
);

test('a release that is scheduled waits for its time', async () => {
  const first = await liveCinema();
  const folder = await build(releasing, 'cinema', 'two');
  const { release } = await publish(releasing.store, 'cinema', folder, 'tester');
  const at = new Date().toISOString();
  await releasing.store.rollouts.add({
    ...{ id: '1a2b3c4d', kind: 'scheduled', apps: { cinema: release.id }, base: {} },
    ...{ from: at, at, by: 'tester' },
  });
  await promoteNewBuilds(releasing, APPS);
  expect(await liveCinema()).toBe(first);
});

test('a developer who undoes a change sees the earlier release again', async () => {
  const first = await liveCinema();
  await build(releasing, 'cinema', 'two');
  await promoteBuilds(releasing, ['cinema']);
  await build(releasing, 'cinema', 'one');
  await promoteBuilds(releasing, ['cinema']);
  expect(await liveCinema()).toBe(first);
});
