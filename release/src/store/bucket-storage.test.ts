import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BucketServer } from '../testing/bucket-server.ts';
import { publishFake, putFake, temporaryFolder, version } from '../testing/fake-build.ts';
import { BucketClient } from './bucket-client.ts';
import { openBucket, openStoreOf } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

let server: BucketServer;
let store: ReleaseStore;
let bucket: BucketClient;
let open: () => Promise<ReleaseStore>;

beforeEach(async () => {
  server = new BucketServer();
  const endpoint = await server.listen();
  const options = { endpoint, region: 'us-east-1', bucket: 'mall', prefix: 'store/' };
  const keys = { accessKey: 'test', secretKey: 'secret' };
  bucket = new BucketClient({ ...options, ...keys });
  open = async () => openBucket({ ...options, ...keys }, await temporaryFolder());
  store = await open();
});
afterEach(() => server.close());

const composition = {
  ...{ apps: { cinema: 'a'.repeat(16) }, by: 'tester', action: 'promote' as const },
  ...{ changed: ['cinema'], reason: 'promote cinema' },
};

test('refuses a bucket that overwrites, before anything is promoted', async () => {
  server.trouble = { overwrites: true };
  await expect(store.advance(0, composition)).rejects.toThrow(
    'setting STORE_URL: s3://mall/store/ overwrites objects in spite of "If-None-Match: *"',
  );
  server.trouble = {};
  expect(await store.newestRevision()).toBe(0);
});

test('reports a promotion as made although its response was lost', async () => {
  await store.probe();
  server.trouble = { losesResponse: true };
  expect(await store.advance(0, composition)).toMatchObject({ revision: 1, by: 'tester' });
});

test('names what does not respond', async () => {
  await store.probe();
  server.trouble = { status: 500 };
  await expect(store.advance(0, composition)).rejects.toThrow(
    's3://mall/store/compositions/000000001.json: the bucket responds with 500',
  );
  for (const trouble of [{ breaksOff: true }, { isAway: true }]) {
    server.trouble = trouble;
    await expect(store.live()).rejects.toThrow('GET s3://mall/store/: no response');
  }
});

test('gives up a call without a response', async () => {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 50));
  server.trouble = { hangs: true };
  await expect(store.live()).rejects.toThrow('GET s3://mall/store/: no response in time');
});

test('reads at most sixteen objects at a time, and a release of many compositions once', async () => {
  const { id } = await putFake(store, { name: 'cinema' });
  for (let newest = 0; newest < 40; newest += 1)
    await store.advance(newest, { ...composition, apps: { cinema: id } });
  const calls: number[] = [];
  for (const read of ['usable', 'history'] as const) {
    Object.assign(server, { calls: 0, mostAtOnce: 0, trouble: { delayMs: 5 } });
    expect(await (await open())[read]()).toHaveLength(40);
    calls.push(server.calls);
    expect(server.mostAtOnce).toBeGreaterThan(1);
    expect(server.mostAtOnce).toBeLessThanOrEqual(16);
  }
  // Of `usable`, a list, and of each composition its record and a list of verdicts.
  expect(calls).toEqual([1 + 2 * 40 + 1, 41]);
});

test('keeps each line of the audit log as an object, in their order', async () => {
  const entry = { at: '2026-03-01T10:00:00.000Z', by: 'tester', action: 'publish' as const };
  const entries = ['one', 'two', 'three'].map((subject) => ({ ...entry, subject }));
  for (const each of entries) {
    await store.audit(each);
    await sleep(2);
  }
  const keys = server.keys.map((key) => key.replace('store/', ''));
  const lines = await Promise.all(keys.map((key) => bucket.get(key)));
  expect(lines.map(String).map((line) => JSON.parse(line))).toEqual(entries);
});

test('lists more than a page holds', async () => {
  for (let gateway = 0; gateway < 120; gateway += 1) server.alter(`store/gateways/${gateway}`, '');
  expect(await store.heartbeats.running()).toHaveLength(120);
});

test('serves no file that was altered in the bucket, and none that was altered in the copy', async () => {
  const { id } = await publishFake(store, version('cinema', 'one'));
  const bytes = await store.readFile('cinema', id, 'web/entry.js');
  await writeFile(join(await store.localFolder('cinema', id), 'web/entry.js'), 'altered');
  expect(await store.readFile('cinema', id, 'web/entry.js')).toEqual(bytes);
  server.alter(`store/releases/cinema/${id}/web/entry.js`, 'altered');
  await expect((await open()).localFolder('cinema', id)).rejects.toThrow(
    `cinema@${id}: web/entry.js was changed after it was published`,
  );
});

test('removes the copies of releases that are gone when another is fetched', async () => {
  const first = await publishFake(store, version('cinema', 'one'));
  const reader = await open();
  const copy = await reader.localFolder('cinema', first.id);
  await store.removeRelease('cinema', first.id);
  const second = await publishFake(store, version('cinema', 'two'));
  await reader.localFolder('cinema', second.id);
  await expect(writeFile(join(copy, 'file'), '')).rejects.toThrow('ENOENT');
});

test.each([
  [{}, 'setting STORE_ENDPOINT: a store at s3: needs it, the origin of the server'],
  [{ STORE_ENDPOINT: 'http://s3.example' }, 'setting STORE_KEY_FILE: a store at s3: needs it'],
  [
    { STORE_ENDPOINT: 'http://s3.example', STORE_KEY_FILE: 'none' },
    'setting STORE_KEY_FILE: ENOENT',
  ],
  [
    { STORE_ENDPOINT: 'http://s3.example', STORE_KEY_FILE: 'wrong' },
    'wrong needs one line, <access key>:<secret key>',
  ],
])('names the setting that is missing or wrong: %j', async (settings, message) => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'wrong'), 'no colon');
  const base = {
    ...{ DATA_DIR: '.data', STORE_URL: 's3://mall/store', STORE_REGION: 'us-east-1' },
    ...{ STORE_ENDPOINT: undefined, STORE_KEY_FILE: undefined },
  };
  expect(() => openStoreOf({ ...base, ...settings }, root)).toThrow(message);
});
