/** What browsers store for visitors without a network, and how a release or an operator takes it back. */
import { type OfflineList, type Release, siteRecord } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { publishFake, route, temporaryStore } from '@mall/release/testing';
import fastify from 'fastify';
import { addServiceWorkerRoute, type ServiceWorkerOptions } from './service-worker-route.ts';

const WORKER = { 'web/files/service.worker.js': 'runWorker();' };
const SETTINGS = {
  ...{ BRAND_NAME: 'Mall', BRAND_SLUG: 'mall', VITALS_PERCENT: 10 },
  PUBLIC_ORIGIN: 'https://mall.example',
};

let store: ReleaseStore;
let shops: Release;
beforeAll(async () => {
  store = await temporaryStore();
  const map = route('map', '/uzletek/terkep', '/shops/map', { offline: ['floorPlan'] });
  const names = ['chunk.js', 'map.js', 'map.css', 'list.js', 'both.js', 'logo.png'];
  const published = await publishFake(store, {
    name: 'shops',
    mf: { routes: [map, route('list', '/uzletek', '/shops'), route('app', '/app')] },
    files: Object.fromEntries(names.map((name) => [`web/${name}`, name])),
  });
  const exposes = {
    './pages/map': { js: ['map.js', 'both.js'], css: ['map.css'], shared: [] },
    './pages/list': { js: ['list.js', 'both.js'], css: [], shared: [] },
  };
  shops = { ...published, exposes };
});

const shellWith = (files: Record<string, string>) => publishFake(store, { name: 'shell', files });

const error = jest.fn();

async function scriptOf(shell: Release, options: Partial<ServiceWorkerOptions> = {}) {
  const releases = [shell, shops];
  const site = { releases, record: siteRecord({ revision: 7 }, releases, SETTINGS) };
  const app = fastify();
  addServiceWorkerRoute(app, {
    ...{ live: { current: site }, store, headers: {}, isOffered: true, log: { error } },
    ...{ contentVersion: () => 'content 1', now: () => Date.parse('2026-11-26T12:00:00Z') },
    ...options,
  });
  return app.inject('/service-worker.js');
}

test('keeps the pages of both languages, their data, and the files of these pages alone', async () => {
  const shell = await shellWith({ ...WORKER, 'web/shell.js': 'shell' });
  const { body, headers } = await scriptOf(shell);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const [, list, worker] = /^self\.offlineList = (.*);\n(.*)$/.exec(body) ?? [];
  expect(worker).toBe('runWorker();');
  const { files, ...kept } = JSON.parse(list ?? '') as OfflineList;
  expect(kept).toEqual({
    version: '7 content 1 2026-11-26',
    revision: 7,
    pages: [
      { url: '/uzletek/terkep', language: 'hu' },
      { url: '/shops/map', language: 'en' },
    ],
    calls: [
      { url: '/api/map', language: 'hu' },
      { url: '/api/map', language: 'en' },
    ],
    english: ['shops'],
  });
  expect(files).toContain(`/js/shell/${shell.id}/shell.js`);
  const ofShops = files.filter((file) => file.startsWith('/js/shops/'));
  expect(ofShops.map((file) => file.split('/').at(-1)).toSorted()).toEqual([
    'both.js',
    'chunk.js',
    'entry.js',
    'map.css',
    'map.js',
  ]);
});

test('makes another script for other content and on another day', async () => {
  const shell = await shellWith(WORKER);
  const [{ body }, ...others] = await Promise.all([
    scriptOf(shell),
    scriptOf(shell, { contentVersion: () => 'content 2' }),
    scriptOf(shell, { now: () => Date.parse('2026-11-27T12:00:00Z') }),
  ]);
  for (const other of others) expect(other.body).not.toBe(body);
});

test.each<[string, Record<string, string>, boolean]>([
  ['a shell without a worker', {}, true],
  ['the setting', WORKER, false],
])('%s takes back the worker and what it has stored', async (_by, files, isOffered) => {
  const { statusCode, body } = await scriptOf(await shellWith(files), { isOffered });
  expect(statusCode).toBe(200);
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  expect(body).not.toContain('offlineList');
});

test('stores nothing on phones, and says why in the log, when the files are over 1.8 MB', async () => {
  const shell = await shellWith({ ...WORKER, 'web/shell.js': 'x'.repeat(1_700_000) });
  expect((await scriptOf(shell)).body).toContain('offlineList');
  const larger = await shellWith({ ...WORKER, 'web/shell.js': 'x'.repeat(1_800_000) });
  expect((await scriptOf(larger)).body).toContain('registration.unregister()');
  const [{ err }] = error.mock.lastCall as [{ err: Error }];
  expect(err.message).toMatch(
    /^the offline pages need 18\d{5} bytes of files; the limit is 1800000$/,
  );
});
