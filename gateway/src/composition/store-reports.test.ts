/** What promotions see of a gateway in the release store. */
import type { Composition } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { temporaryStore } from '@mall/release/testing';
import { createLog } from '../base/log.ts';
import { until } from '../testing/running-gateway.ts';
import { shortenPauses } from '../testing/short-pauses.ts';
import { StoreReports } from './store-reports.ts';

let store: ReleaseStore;
let lines: { level: string; err?: { message: string } }[];
let reports: StoreReports;

beforeEach(async () => {
  store = await temporaryStore();
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  reports = new StoreReports(store, log);
});
afterEach(() => reports.stop());

test('writes one heartbeat after the other until the stop', async () => {
  shortenPauses();
  const beats = jest.spyOn(store.heartbeats, 'beat');
  reports.start();
  await until(() => beats.mock.calls.length > 2);
  expect(await store.heartbeats.running()).toHaveLength(1);
  await reports.stop();
  expect(await store.heartbeats.running()).toEqual([]);
});

test('waits at the stop for a heartbeat that is being written', async () => {
  const written = Promise.withResolvers<void>();
  jest.spyOn(store.heartbeats, 'beat').mockReturnValue(written.promise);
  const removed = jest.spyOn(store.heartbeats, 'end');
  reports.start();
  const stopped = reports.stop();
  await new Promise(setImmediate);
  expect(removed).not.toHaveBeenCalled();
  written.resolve();
  await stopped;
  expect(removed).toHaveBeenCalledTimes(1);
});

test('writes heartbeats and verdicts under a unique name from its start to its stop', async () => {
  const other = new StoreReports(store, createLog('info'));
  expect(await store.heartbeats.running()).toEqual([]);
  reports.start();
  await until(async () => (await store.heartbeats.running()).length === 1);
  await reports.decide(1);
  await other.decide(1, { refusals: [{ app: 'shell', error: 'no start' }] });
  const verdicts = await store.verdicts(1);
  const [own] = await store.heartbeats.running();
  expect(verdicts.find(({ gateway }) => gateway === own)?.refusals).toEqual([]);
  expect(verdicts.find(({ gateway }) => gateway !== own)?.refusals).toHaveLength(1);
  await reports.stop();
  expect(await store.heartbeats.running()).toEqual([]);
});

test('keeps running while the store cannot be written, and logs that once, and its end', async () => {
  const full = new Error('disk full');
  jest.spyOn(store.heartbeats, 'beat').mockRejectedValue(full);
  jest.spyOn(store, 'putVerdict').mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  jest.spyOn(store, 'audit').mockRejectedValue(full);
  reports.start();
  for (const revision of [1, 2, 3]) await reports.decide(revision);
  const composition = { revision: 4, apps: {} } as Composition;
  await reports.refuse({ composition, refusals: [], why: 'it does not start', fromRevision: 3 });
  jest.spyOn(store.heartbeats, 'end').mockRejectedValue(full);
  await reports.stop();
  expect(lines.map(({ level, err }) => `${level} ${err?.message}`)).toEqual([
    ...['warn disk full', 'info undefined', 'warn disk full'],
  ]);
});

test('writes a verdict that could not be written with the next heartbeat', async () => {
  jest.spyOn(store, 'putVerdict').mockRejectedValueOnce(new Error('away'));
  await reports.decide(1);
  expect(await store.verdicts(1)).toEqual([]);
  reports.start();
  await until(async () => (await store.verdicts(1)).length === 1);
});
