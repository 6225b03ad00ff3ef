/** The files of published releases as browsers get them, from a real store. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { type FakeBuild, publishFake, temporaryStore } from '@mall/release/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { createLog } from '../base/log.ts';
import { goLive, shellBuild } from '../testing/fake-apps.ts';
import { addFileRoutes, ReleaseFiles } from './release-files.ts';

const SCRIPT = `export const text = '${'text '.repeat(300)}';`;
const IMAGE = 'image '.repeat(300);

let store: ReleaseStore;
let release: Release;
let files: ReleaseFiles;
let app: FastifyInstance;
let reads: jest.SpyInstance;
let lines: object[];

beforeEach(async () => {
  store = await temporaryStore();
  release = await publishFake(store, {
    name: 'cinema',
    files: {
      'web/page.js': SCRIPT,
      'web/page.css': 'p {}',
      'web/hall 1.webp': IMAGE,
      'web/data.unknown': 'data',
      'web/page.json': '{}',
      'node/web/chunk.js': 'module.exports = 1',
    },
  });
  reads = jest.spyOn(store, 'readFile');
  lines = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  files = new ReleaseFiles(store, { 'x-frame-options': 'DENY' }, log);
  app = fastify();
  addFileRoutes(app, files);
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/js/cinema/${release.id}/${file}`, headers });

test('reads a file and its Brotli form once for concurrent requests', async () => {
  await Promise.all([get('page.js'), get('page.js')]);
  await get('page.js');
  expect(reads.mock.calls.map(([, , path]) => path)).toEqual(['web/page.js', 'br/page.js']);
});

test('sends the stored Brotli form, and the same entity tag in each encoding', async () => {
  const br = await get('page.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
  expect(br.rawPayload).toEqual(await store.readFile('cinema', release.id, 'br/page.js'));
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const known = { 'if-none-match': String(br.headers.etag) };
  for (const encoding of ['br', 'gzip']) {
    const again = await get('page.js', { 'accept-encoding': encoding, ...known });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  }
  expect((await get('page.css')).headers.etag).not.toBe((await get('page.js')).headers.etag);
});

test.each([
  ['an image', 'hall%201.webp', 'image/webp', IMAGE],
  ['a file of an unknown type', 'data.unknown', 'application/octet-stream', 'data'],
])('sends %s uncompressed', async (_what, file, type, expected) => {
  const { headers, body } = await get(file, { 'accept-encoding': 'br' });
  expect([headers['content-type'], body]).toEqual([type, expected]);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('forbids caches to store that a file is missing', async () => {
  const { statusCode, headers, body } = await get('none.js');
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'no such file\n']);
  expect(headers['content-type']).toContain('text/plain');
});

test('looks for only so many missing files of one client', async () => {
  const made = (index: number) => `/js/cinema/${String(index).padStart(16, '0')}/page.js`;
  for (let index = 0; index < 300; index += 1) {
    expect((await get('page.js')).statusCode).toBe(200);
    expect((await app.inject({ url: made(index) })).statusCode).toBe(404);
  }
  const looks = jest.spyOn(store, 'release');
  reads.mockClear();
  expect((await app.inject({ url: made(300) })).statusCode).toBe(429);
  expect([reads.mock.calls, looks.mock.calls]).toEqual([[], []]);
  const other = { url: made(300), remoteAddress: '192.0.2.1' };
  expect((await app.inject(other)).statusCode).toBe(404);
});

test('reads the store again after an error', async () => {
  reads.mockRejectedValueOnce(new Error('disk gone'));
  expect((await get('page.js')).statusCode).toBe(500);
  expect((await get('page.js')).statusCode).toBe(200);
});

test('prepares a file for the next request', async () => {
  const url = `/js/cinema/${release.id}/page.js`;
  expect(url.startsWith(files.prefix)).toBe(true);
  expect(files.find(url)).toBeUndefined();
  expect((await app.inject(`${url}?v=1`)).body).toBe(SCRIPT);
  expect(files.find(url)).toBeDefined();
});

test('preloads the scripts and styles of a new composition', async () => {
  await files.warm([release]);
  const read = reads.mock.calls.map(([, , path]) => path).filter((path) => /^web/.test(path));
  expect(read.sort()).toEqual(['web/entry.js', 'web/page.css', 'web/page.js']);
  reads.mockClear();
  for (const file of ['page.js', 'page.css', 'entry.js']) await get(file);
  expect(reads).not.toHaveBeenCalled();
  await get('hall%201.webp');
  expect(reads).toHaveBeenCalledTimes(1);
});

describe('a file that is named by its content', () => {
  const URL = '/js/shell/content/libraries.0123.js';
  const shell = (text: string, content: string): FakeBuild => ({
    ...shellBuild,
    files: { 'web/page.js': text, [`web/content/libraries.${content}.js`]: `library(${content})` },
  });

  test('has one URL in each release of the app', async () => {
    const old = await publishFake(store, shell('old', '0123'));
    await files.warm([old]);
    const next = await publishFake(store, shell('next', '0123'));
    await files.warm([next]);
    reads.mockClear();
    const { body, headers } = await app.inject({ url: URL });
    expect([body, headers['cache-control']]).toEqual([
      'library(0123)',
      'public, max-age=31536000, immutable',
    ]);
    expect(reads).not.toHaveBeenCalled();
    expect(files.find(URL)).toBeDefined();
  });

  test('is sent before this gateway swaps to the composition that has it', async () => {
    expect((await app.inject({ url: URL })).statusCode).toBe(404);
    await goLive(store, shell('next', '0123'));
    expect((await app.inject({ url: URL })).body).toBe('library(0123)');
    const other = await app.inject({ url: URL.replace('0123', '4567') });
    expect([other.statusCode, other.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  /** Publishes `build` for a part of the visitors. @returns the release's id. */
  async function offer(build: FakeBuild, kind: 'preview' | 'canary'): Promise<string> {
    const { id } = await publishFake(store, build);
    const from = new Date().toISOString();
    const until = new Date(Date.now() + 60_000).toISOString();
    const plan = { id: '0123abcd', kind, apps: { shell: id }, base: {}, from, until };
    await store.rollouts.add({ ...plan, at: from, by: 'anna' });
    return id;
  }

  test.each(['preview', 'canary'] as const)('is sent for a %s', async (kind) => {
    await files.warm(await goLive(store, shell('live', '0123')));
    await offer(shell('next', '4567'), kind);
    const { body } = await app.inject({ url: URL.replace('0123', '4567') });
    expect(body).toBe('library(4567)');
  });

  test('is read from the live release although a canary has it too', async () => {
    const [live] = await goLive(store, shell('live', '0123'));
    await offer(shell('next', '0123'), 'canary');
    expect((await app.inject({ url: URL })).body).toBe('library(0123)');
    expect(new Set(reads.mock.calls.map(([, id]) => id))).toEqual(new Set([live?.id]));
  });

  test('costs one look at the store for any number of made-up names', async () => {
    await goLive(store, shell('next', '0123'));
    const live = jest.spyOn(store, 'live');
    reads.mockClear();
    const urls = Array.from({ length: 50 }, (_, index) => URL.replace('0123', `made-up-${index}`));
    const responses = await Promise.all(urls.map((url) => app.inject({ url })));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect([live.mock.calls.length, reads.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a file that was changed in the store', () => {
  const alter = async (path: string) =>
    writeFile(join(await store.localFolder('cinema', release.id), path), 'altered');

  test('is not sent, and the log names it', async () => {
    await alter('web/page.js');
    const { statusCode, headers } = await get('page.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    const named = { app: 'cinema', release: release.id, file: 'web/page.js' };
    expect(lines).toMatchObject([named]);
  });

  test('keeps no other file out of memory', async () => {
    await alter('web/entry.js');
    await files.warm([release]);
    reads.mockClear();
    expect((await get('page.js')).statusCode).toBe(200);
    expect(reads).not.toHaveBeenCalled();
  });

  test('is compressed again when only its Brotli form was', async () => {
    await alter('br/page.js');
    const { rawPayload } = await get('page.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
  });
});
