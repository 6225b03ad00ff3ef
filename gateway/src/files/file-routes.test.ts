/** The files of published releases as browsers get them, from a real store. */
import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { publishFake, temporaryStore } from '@mall/release/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { addFileRoutes } from './file-routes.ts';
import { ReleaseFiles } from './release-files.ts';

const SCRIPT = `export const text = '${'text '.repeat(300)}';`;
const IMAGE = 'image '.repeat(300);

let store: ReleaseStore;
let release: Release;
let files: ReleaseFiles;
let app: FastifyInstance;
let reads: jest.SpyInstance;

beforeEach(async () => {
  store = await temporaryStore();
  release = await publishFake(store, {
    name: 'cinema',
    files: {
      'web/page.js': SCRIPT,
      'web/page.css': 'p {}',
      'web/hall 1.webp': IMAGE,
      'web/data.unknown': 'data',
    },
  });
  reads = jest.spyOn(store, 'readFile');
  files = new ReleaseFiles(store);
  app = fastify();
  addFileRoutes(app, files);
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/js/cinema/${release.id}/${file}`, headers });

test('a file and its brotli form are read once, however many ask for it', async () => {
  await Promise.all([get('page.js'), get('page.js')]);
  await get('page.js');
  expect(reads.mock.calls.map(([, , path]) => path)).toEqual(['web/page.js', 'br/page.js']);
});

test('each encoding of a file has an entity tag of its own', async () => {
  const br = await get('page.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const etag = String(br.headers.etag);
  const known = { 'if-none-match': etag };
  expect(await get('page.js', { 'accept-encoding': 'br', ...known })).toMatchObject({
    statusCode: 304,
    body: '',
  });
  expect(await get('page.js', { 'accept-encoding': 'gzip', ...known })).toMatchObject({
    statusCode: 200,
  });
  expect((await get('page.css')).headers.etag).not.toBe((await get('page.js')).headers.etag);
});

test('an image is sent as it is', async () => {
  const { headers, body } = await get('hall%201.webp', { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe('image/webp');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toBe(IMAGE);
});

test('a file of an unknown type is no page and no script', async () => {
  expect((await get('data.unknown')).headers['content-type']).toBe('application/octet-stream');
});

test('a file that is not there is asked for again: no cache keeps the answer', async () => {
  const { statusCode, headers, body } = await get('none.js');
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'no such file\n']);
  expect(headers['content-type']).toContain('text/plain');
});

test('a new composition’s scripts and styles are in memory before they are asked for', async () => {
  await files.warm([release]);
  reads.mockClear();
  for (const file of ['page.js', 'page.css', 'entry.js']) await get(file);
  expect(reads).not.toHaveBeenCalled();
  await get('hall%201.webp');
  expect(reads).toHaveBeenCalledTimes(1);
});
