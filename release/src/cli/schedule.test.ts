/** Promotions by the clock, by command lines, a clock that tests set, and what gateways call. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import { refuseCanary } from '../rollouts/canary.ts';
import { takeDueSteps } from '../rollouts/take-steps.ts';
import { BucketError } from '../store/bucket-client.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { RolloutState } from '../store/rollouts.ts';
import { putFake, route, version } from '../testing/fake-build.ts';
import { auditsOf, type CommandStore, commandStore } from '../testing/run-command.ts';

let folder: string;
let store: ReleaseStore;
let run: CommandStore['run'];
let summer: Release;
let advent: Release;

const at = (time: string) => void jest.setSystemTime(new Date(time));

/** Two gateways that look at the same store at the same moment, each with its own view of it. */
const gateways = () => Promise.all([openStore(folder), openStore(folder)].map(takeDueSteps));

/** What a gateway does when it looks at the store at that time. */
async function gatewayAt(time: string): Promise<void> {
  at(time);
  await takeDueSteps(store);
}

const liveCampaigns = async () => (await store.live())?.apps.campaigns;
const idIn = (lines: readonly string[]) => /(\w{8}) {2}scheduled/.exec(lines.join())?.[1] ?? '';

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
  at('2026-11-20T10:00:00+01:00');
  ({ folder, store, run } = await commandStore());
  await putFake(store, { name: 'shell' });
  summer = await putFake(store, version('campaigns', 'summer'));
  advent = await putFake(store, version('campaigns', 'advent'));
  await run(`promote shell campaigns@${summer.id}`);
});
afterEach(() => jest.useRealTimers());

const ADVENT = '--at 2026-12-01T00:00 --until 2027-01-07T00:00';

test('begins and ends at the minutes of the mall, once for two gateways, and leaves other apps', async () => {
  const lines = await run(`promote campaigns@${advent.id} ${ADVENT} --reason advent`);
  expect(lines[0]).toBe(`campaigns (team campaigns): ${summer.id} → ${advent.id}`);
  expect(lines.at(-1)).toMatch(
    /^\w{8} {2}scheduled 2026-12-01T00:00:00\+01:00 until 2027-01-07T00:00:00\+01:00 {2}campaigns@\w+ {2}anna: advent; gateways test its pages at that time$/,
  );
  at('2026-11-30T23:59:59+01:00');
  await gateways();
  expect(await liveCampaigns()).toBe(summer.id);
  const shell = await putFake(store, version('shell', 'two'));
  await run('promote shell');
  at('2026-12-01T00:00:00+01:00');
  await gateways();
  expect(await store.live()).toMatchObject({
    ...{ revision: 3, by: 'anna', apps: { shell: shell.id, campaigns: advent.id } },
    reason: `scheduled campaigns@${advent.id}: advent`,
  });
  at('2027-01-07T00:00:00+01:00');
  await gateways();
  await gateways();
  const apps = { shell: shell.id, campaigns: summer.id };
  expect(await store.live()).toMatchObject({ revision: 4, apps });
  expect(await run('schedule')).toEqual([expect.stringMatching(/\(done: revision 4\)$/)]);
});

test('is made up for when no gateway ran at its time', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  await gatewayAt('2026-12-20T08:00:00+01:00');
  expect(await liveCampaigns()).toBe(advent.id);
});

test('is made up for when the bucket was away at its time', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  at('2026-12-01T00:00:00+01:00');
  jest.spyOn(store, 'live').mockRejectedValueOnce(new BucketError('away'));
  await expect(takeDueSteps(store)).rejects.toThrow('away');
  await takeDueSteps(store);
  expect(await liveCampaigns()).toBe(advent.id);
});

test('does nothing when all of its time was missed, and says so', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  await gatewayAt('2027-02-01T08:00:00+01:00');
  expect(await store.newestRevision()).toBe(1);
  expect(await run('schedule')).toEqual([
    expect.stringContaining('(refused: its time was over before a gateway ran)'),
  ]);
});

test('is not done twice after a gateway was killed between promotion and record', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  at('2026-12-01T00:00:00+01:00');
  const killed = openStore(folder);
  jest.spyOn(killed.rollouts, 'decide').mockRejectedValue(new Error('killed'));
  await expect(takeDueSteps(killed)).rejects.toThrow('killed');
  await run(`promote campaigns@${summer.id}`);
  await takeDueSteps(store);
  expect(await store.live()).toMatchObject({ revision: 3, apps: { campaigns: summer.id } });
  expect(await run('schedule')).toEqual([expect.stringContaining('(began: revision 2)')]);
});

test('does not overwrite what was promoted since, and says so', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  const other = await putFake(store, version('campaigns', 'other'));
  await run(`promote campaigns@${other.id}`);
  await gatewayAt('2026-12-01T00:00:00+01:00');
  expect(await liveCampaigns()).toBe(other.id);
  const conflict = `conflict: campaigns was changed since it was scheduled: ${other.id} is live, not ${summer.id}`;
  expect(await run('schedule')).toEqual([expect.stringContaining(`(refused: ${conflict})`)]);
  expect((await auditsOf(store)).at(-1)).toMatchObject({ action: 'refuse', why: conflict });
});

test('is checked when it is scheduled, and again at its time', async () => {
  const [clash, cinema] = await Promise.all(
    ['campaigns', 'cinema'].map((name) =>
      putFake(store, { name, mf: { routes: [route(name, '/mozi')] } }),
    ),
  );
  await run(`promote campaigns@${clash?.id} --at 2026-12-01T00:00`);
  await run(`promote cinema@${cinema?.id}`);
  await gatewayAt('2026-12-01T00:00:00+01:00');
  expect(await liveCampaigns()).toBe(summer.id);
  expect((await run('schedule'))[0]).toContain('is already claimed');
  await expect(run(`promote campaigns@${clash?.id} --at 2026-12-02T00:00`)).rejects.toThrow(
    'is already claimed',
  );
});

test('follows on another that ends in the same minute', async () => {
  const spring = await putFake(store, version('campaigns', 'spring'));
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  const lines = await run(`promote campaigns@${spring.id} --at 2027-01-07T00:00`);
  expect(lines[0]).toContain(`${summer.id} → ${spring.id}`);
  await gatewayAt('2026-12-01T00:00:00+01:00');
  await gatewayAt('2027-01-07T00:00:00+01:00');
  expect(await liveCampaigns()).toBe(spring.id);
  expect((await run('status')).join()).not.toMatch(/[0-9a-f]{8} {2}scheduled/);
});

test('is cancelled before it begins, or before it ends', async () => {
  const id = idIn(await run(`promote campaigns@${advent.id} ${ADVENT}`));
  expect((await run('status')).at(-1)).toContain(`${id}  scheduled`);
  expect(await run(`cancel ${id}`)).toEqual([expect.stringContaining(`cancelled ${id}`)]);
  await expect(run(`cancel ${id}`)).rejects.toThrow(`nothing with the id ${id} is left to cancel`);
  await gatewayAt('2026-12-02T00:00:00+01:00');
  expect(await liveCampaigns()).toBe(summer.id);

  const next = idIn(
    await run(`promote campaigns@${advent.id} --at 2026-12-03T00:00 --until 2026-12-04T00:00`),
  );
  await gatewayAt('2026-12-03T00:00:00+01:00');
  expect((await run(`cancel ${next}`))[0]).toContain(`cancelled the end of ${next}`);
  await gatewayAt('2026-12-05T00:00:00+01:00');
  expect(await liveCampaigns()).toBe(advent.id);
});

/** Runs a command line once a change of `acting` has passed its plan, before it is made. */
function duringChange(acting: ReleaseStore, commandLine: string): void {
  const owners = acting.owners.bind(acting);
  jest.spyOn(acting, 'owners').mockImplementationOnce(async () => {
    await run(commandLine);
    return owners();
  });
}

test('is not done when it is cancelled while a gateway checks it', async () => {
  const id = idIn(await run(`promote campaigns@${advent.id} ${ADVENT}`));
  at('2026-12-01T00:00:00+01:00');
  const gateway = openStore(folder);
  duringChange(gateway, `cancel ${id}`);
  await takeDueSteps(gateway);
  expect(await liveCampaigns()).toBe(summer.id);
  expect(await run('schedule')).toEqual([expect.stringContaining('(cancelled by anna)')]);
});

test('promote fails when its canary is cancelled during the checks, and nothing goes live', async () => {
  await run(`promote campaigns@${advent.id} --weight 50`);
  const [{ rollout } = { rollout: { id: '' } }] = await store.rollouts.all();
  const acting = openStore(folder);
  duringChange(acting, `cancel ${rollout.id}`);
  const end = run(`promote campaigns@${advent.id} --weight 100`, { store: acting });
  await expect(end).rejects.toThrow(`${rollout.id} has ended meanwhile`);
  expect(await liveCampaigns()).toBe(summer.id);
});

test('is not refused as a canary after its promotion was killed before the record', async () => {
  await run(`promote campaigns@${advent.id} --weight 50`);
  const [canary] = await store.rollouts.all();
  jest.spyOn(store.rollouts, 'decide').mockRejectedValueOnce(new BucketError('away'));
  await expect(run(`promote campaigns@${advent.id} --weight 100`)).rejects.toThrow('away');
  const { rollout } = canary as RolloutState;
  expect(await refuseCanary(store, rollout, 'conflict: campaigns was changed')).toBe(false);
  expect((await run('schedule'))[0]).toMatch(/\(done: revision 2\)$/);
  expect((await auditsOf(store)).map(({ action }) => action)).not.toContain('take-back');
});

test.each([
  ['--at 2026-11-20T09:59', 'is over'],
  ['--at 2026-12-31', 'A time at the mall is like'],
  ['--at 2026-02-30T00:00', 'A time at the mall is like'],
  ['--at 2026-12-01T00:00Z', 'A time at the mall is like'],
  ['--until 2026-12-31T00:00', '--until needs --at'],
  ['--at 2026-12-02T00:00 --until 2026-12-01T00:00', 'is not after'],
])('refuses %s', async (options, message) => {
  await expect(run(`promote campaigns@${advent.id} ${options}`)).rejects.toThrow(message);
});

test('passes over a record that cannot be read, and reports it', async () => {
  await run(`promote campaigns@${advent.id} ${ADVENT}`);
  await writeFile(join(folder, 'rollouts/00000000.json'), '{"id": "000');
  const unreadable: string[] = [];
  const reading = openStore(folder, undefined, ({ file }) => unreadable.push(file));
  expect(await run('schedule', { store: reading })).toEqual([expect.stringContaining(advent.id)]);
  expect(unreadable).toEqual([join(folder, 'rollouts/00000000.json')]);
});

test('prune keeps what is planned and what it returns to, whatever its age', async () => {
  const published = { publishedAt: '2025-01-01T10:00:00Z' };
  const old = await putFake(store, version('campaigns', 'old'), published);
  const unused = await putFake(store, version('campaigns', 'unused'), published);
  const id = idIn(await run(`promote campaigns@${old.id} ${ADVENT}`));
  const prunable = async () => (await run('prune --dry-run')).join();
  expect(await prunable()).toContain(unused.id);
  expect(await prunable()).not.toContain(old.id);
  await run(`cancel ${id}`);
  expect(await prunable()).toContain(old.id);
});
