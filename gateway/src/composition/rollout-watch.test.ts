/** Planned promotions as gateways carry them out. */
import type { ReleaseStore, RolloutState } from '@mall/release';
import { publishFake, temporaryStore, version } from '@mall/release/testing';
import { createLog } from '../base/log.ts';
import { goLive, shellBuild } from '../testing/fake-apps.ts';
import { until } from '../testing/running-gateway.ts';
import { RolloutWatch } from './rollout-watch.ts';

let store: ReleaseStore;
let lines: Record<string, unknown>[];
let seen: RolloutState[];
const runners: RolloutWatch[] = [];

function startGateway(): RolloutWatch {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const runner = new RolloutWatch(store, log, async (states) => void seen.push(...states), 20);
  runners.push(runner);
  runner.start();
  return runner;
}

/** A promotion whose time has come. @returns the release. */
async function plan(base: Record<string, string>): Promise<string> {
  const { id } = await publishFake(store, version('cinema', 'planned'));
  const at = new Date().toISOString();
  await store.rollouts.add({
    ...{ id: '0123abcd', kind: 'scheduled', apps: { cinema: id }, base, from: at, at, by: 'anna' },
  });
  return id;
}

beforeEach(async () => {
  lines = [];
  seen = [];
  store = await temporaryStore();
  await goLive(store, shellBuild);
});
afterEach(() => Promise.all(runners.map((runner) => runner.stop())));

test('one of two carries a promotion out, the other when that one has ended', async () => {
  const id = await plan({});
  await startGateway().stop();
  startGateway();
  startGateway();
  await until(() => lines.length > 0);
  expect(await store.live()).toMatchObject({ revision: 2, apps: { cinema: id } });
  expect(lines).toEqual([expect.objectContaining({ step: 'begin', result: 'done', revision: 2 })]);
});

test('logs a conflict, and an unreadable store once', async () => {
  await plan({ cinema: '0'.repeat(16) });
  jest.spyOn(store.rollouts, 'all').mockRejectedValueOnce(new Error('away'));
  startGateway();
  await until(() => lines.length > 1);
  expect(lines).toMatchObject([
    { level: 'error', err: { message: 'away' } },
    { level: 'error', result: 'refused', why: expect.stringContaining('conflict: cinema') },
  ]);
});

test('follows the rollouts while a step fails, and logs that once', async () => {
  await plan({});
  const attempts = jest.spyOn(store, 'owners').mockRejectedValue(new Error('a typo'));
  startGateway();
  await until(() => attempts.mock.calls.length > 2);
  expect(seen[0]).toMatchObject({ rollout: { id: '0123abcd' }, decided: {} });
  expect(lines).toMatchObject([{ level: 'error', err: { message: 'a typo' } }]);
});

test('reads the store for a rollout that it does not know, not for one that has ended', async () => {
  await plan({});
  const watch = new RolloutWatch(store, createLog('silent'), async () => {});
  const all = jest.spyOn(store.rollouts, 'all');
  expect(await watch.find('0123abcd')).toBeDefined();
  const cancelled = { result: 'cancelled', at: new Date().toISOString(), by: 'anna' } as const;
  await store.rollouts.decide('0123abcd', 'begin', cancelled);
  const other = await watch.find('4567abcd');
  for (let time = 0; time < 3; time += 1) expect(await watch.find('0123abcd')).toBe(other);
  expect([other, all.mock.calls.length]).toEqual([undefined, 2]);
});
