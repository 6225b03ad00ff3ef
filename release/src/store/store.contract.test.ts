/** What every kind of store does. Where Ceph is installed, the real S3 server that these tests start is one. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shiftDate } from '@mall/server/shift-date';
import { BucketServer } from '../testing/bucket-server.ts';
import { CephServer, isCephInstalled } from '../testing/ceph-server.ts';
import { publishFake, temporaryFolder, version } from '../testing/fake-build.ts';
import { StaleCompositionError } from './compositions.ts';
import { openBucket, openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Rollout } from './rollouts.ts';

const hasCeph = isCephInstalled();
/** As many races as a real server needs to show that it is no accident. */
const CEPH_RACES = 60;
const A = 'a'.repeat(16);
const next = (id: string, by = 'tester') => ({
  ...{ apps: { cinema: id }, by, action: 'promote' as const },
  ...{ changed: ['cinema'], reason: 'promote cinema' },
});

let server: BucketServer | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Each opens the same store in another process, with another folder for copies. */
type Open = () => Promise<ReleaseStore>;

async function bucketAt(url: URL): Promise<Open> {
  const prefix = `${randomUUID()}/`;
  const { origin: endpoint, username: accessKey, password: secretKey } = url;
  const bucket = url.pathname.slice(1);
  const options = { ...{ endpoint, accessKey, secretKey, bucket, prefix }, region: 'us-east-1' };
  return async () => openBucket(options, await temporaryFolder());
}

async function double(): Promise<Open> {
  server = new BucketServer();
  const url = new URL(await server.listen());
  return bucketAt(Object.assign(url, { username: 'test', password: 'secret', pathname: '/mall' }));
}

async function folder(): Promise<Open> {
  const path = await temporaryFolder();
  return async () => openStore(path);
}

const kinds: [kind: string, start: () => Promise<Open>, races: number][] = [
  ['a folder', folder, 10],
  ['a bucket in memory', double, 10],
];
if (hasCeph) {
  const ceph = new CephServer();
  let url: URL;
  beforeAll(async () => {
    // The server refuses requests that are signed at the time of the test run.
    shiftDate(-Number(process.env.TEST_CLOCK_OFFSET_MS));
    url = await ceph.start();
  });
  afterAll(() => ceph.stop());
  kinds.push(['a bucket of Ceph', () => bucketAt(url), CEPH_RACES]);
}

describe.each(kinds)('%s', (_kind, start, races) => {
  let open: Open;
  let store: ReleaseStore;

  beforeEach(async () => {
    open = await start();
    store = await open();
  });

  test('holds a release for every process, and reads only what it lists', async () => {
    const release = await publishFake(store, version('cinema', 'one'));
    const other = await open();
    expect(await other.release('cinema', release.id)).toEqual(release);
    expect([await other.apps(), await other.releases('cinema')]).toEqual([['cinema'], [release]]);
    const file = await other.readFile('cinema', release.id, 'web/entry.js');
    expect(file).toEqual(await store.readFile('cinema', release.id, 'web/entry.js'));
    expect(file?.length).toBeGreaterThan(0);
    const unlisted = ['release.json', 'web/../release.json', 'web/none.js', '../../audit.jsonl'];
    for (const path of unlisted) {
      expect(await other.readFile('cinema', release.id, path)).toBeUndefined();
    }
    expect(await other.readFile('../cinema', release.id, 'web/entry.js')).toBeUndefined();
    expect(await other.release('cinema', 'not-an-id')).toBeUndefined();
  });

  test('never changes a release', async () => {
    const release = await publishFake(store, version('cinema', 'one'));
    const forged = new Map([['web/entry.js', Buffer.from('forged')]]);
    await (await open()).putRelease({ ...release, publishedBy: 'someone else' }, forged);
    const reader = await open();
    expect(await reader.release('cinema', release.id)).toEqual(release);
    const kept = await reader.readFile('cinema', release.id, 'web/entry.js');
    expect(kept?.toString()).not.toBe('forged');
  });

  test('removes a release', async () => {
    const { id } = await publishFake(store, version('cinema', 'one'));
    for (const again of [store, await open()]) await again.removeRelease('cinema', id);
    expect(await (await open()).releases('cinema')).toEqual([]);
    expect(await store.readFile('cinema', id, 'web/entry.js')).toBeUndefined();
  });

  test('has a folder of the release on this machine', async () => {
    const { id } = await publishFake(store, version('cinema', 'one'));
    const other = await open();
    const file = join(await other.localFolder('cinema', id), 'web/entry.js');
    expect(await readFile(file)).toEqual(await store.readFile('cinema', id, 'web/entry.js'));
  });

  test('advances by compare-and-set, and lists what was', async () => {
    await store.probe();
    expect([await store.live(), await store.newestRevision()]).toEqual([undefined, 0]);
    await store.advance(0, next(A));
    await expect((await open()).advance(0, next(A))).rejects.toThrow(StaleCompositionError);
    await expect(store.advance(7, next(A))).rejects.toThrow('composition 7 is not the newest');
    await (await open()).advance(1, next('b'.repeat(16)));
    expect(await store.newestRevision()).toBe(2);
    expect((await store.history()).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('has one winner of sixteen writers, again and again', async () => {
    const writers = await Promise.all(Array.from({ length: 16 }, open));
    for (let revision = 0; revision < races; revision += 1) {
      const tries = writers.map((writer, index) => writer.advance(revision, next(A, `w${index}`)));
      const outcomes = await Promise.allSettled(tries);
      const won = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(won).toHaveLength(1);
    }
    expect(await store.newestRevision()).toBe(races);
  }, 120_000);

  test('keeps verdicts, the newest of each gateway', async () => {
    const verdict = { revision: 1, gateway: 'one', at: new Date().toISOString(), refusals: [] };
    const refusals = [{ app: 'cinema', error: 'broken' }];
    await store.heartbeats.beat('one');
    await store.putVerdict({ ...verdict, refusals });
    await store.putVerdict(verdict);
    await store.putVerdict({ ...verdict, gateway: 'two', refusals });
    const read = await (await open()).verdicts(1);
    expect(read.toSorted((a, b) => a.gateway.localeCompare(b.gateway))).toEqual([
      verdict,
      { ...verdict, gateway: 'two', refusals },
    ]);
  });

  test('knows the running gateways', async () => {
    for (const gateway of ['one', 'two']) await store.heartbeats.beat(gateway);
    await store.heartbeats.end('one');
    const other = await open();
    expect(await other.heartbeats.running()).toEqual(['two']);
    const now = performance.now();
    // The clock of the store was set back by an hour.
    jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
    expect(await other.heartbeats.running()).toEqual(['two']);
  });

  test('carries out a step of a rollout once', async () => {
    const at = new Date().toISOString();
    const rollout: Rollout = {
      ...{ id: '1a2b3c4d', kind: 'canary', apps: { cinema: A }, base: {} },
      ...{ from: at, at, by: 'anna' },
    };
    expect(await store.rollouts.add(rollout)).toBe(true);
    const decisions = await Promise.all(
      ['one', 'two'].map(async (by) =>
        (await open()).rollouts.decide(rollout.id, 'end', { result: 'done', at, by }),
      ),
    );
    expect(decisions.toSorted()).toEqual([false, true]);
    const [state] = await store.rollouts.all();
    expect(state).toMatchObject({ rollout, decided: { end: { result: 'done' } } });
  });
});
