import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@mall/http';
import { ResponseCache } from './response-cache.ts';

let server: Server;
let origin: string;
let requested: string[];
let status: number;

beforeEach(async () => {
  requested = [];
  status = 200;
  server = createServer((request, response) => {
    requested.push(`${request.headers['content-language']} ${request.url}`);
    response.writeHead(status).end(`{"data":[{"slug":"hm"},${requested.length}]}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const MINUTE_MS = 60_000;
const apiOf = (language: 'hu' | 'en' = 'hu') => createApi({ language, origin });

test('fetches once for each language, call and parameters', async () => {
  const responses = new ResponseCache(MINUTE_MS);
  const slugs = ['hm', 'ca', 'hm'];
  for (const slug of slugs) {
    await Promise.all([1, 2].map(() => responses.client(apiOf(), '1').get('shop', { slug })));
    await responses.client(apiOf('en'), '1').get('shop', { slug });
  }
  expect(requested).toEqual([
    'hu /api/shops/hm',
    'en /api/shops/hm',
    'hu /api/shops/ca',
    'en /api/shops/ca',
  ]);
});

test('fetches new content', async () => {
  const responses = new ResponseCache(MINUTE_MS);
  for (const version of ['1', '1', '2', '2']) {
    await responses.client(apiOf(), version).get('config');
  }
  expect(requested).toHaveLength(2);
});

test('caches data no longer than its time', async () => {
  const responses = new ResponseCache(1);
  await responses.client(apiOf(), '1').get('config');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await responses.client(apiOf(), '1').get('config');
  expect(requested).toHaveLength(2);
});

test.each([
  ['no version is known', MINUTE_MS, undefined],
  ['pages are not cached either', 0, '1'],
])('nothing is cached while %s', async (_why, ttlMs, version) => {
  const responses = new ResponseCache(ttlMs);
  await responses.client(apiOf(), version).get('config');
  await responses.client(apiOf(), version).get('config');
  expect(requested).toHaveLength(2);
});

test('does not cache a search', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  await api.get('search', { query: 'kino' });
  await api.get('search', { query: 'kino' });
  expect(requested).toHaveLength(2);
});

test('does not cache an error', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  status = 503;
  await expect(api.get('config')).rejects.toMatchObject({ status: 503 });
  status = 200;
  expect(await api.get('config')).toBeDefined();
});

test('lets no render change what others get', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  const [shop] = (await api.get('config')) as unknown as { slug: string }[];
  expect(() => Object.assign(shop ?? {}, { slug: 'other' })).toThrow('read only');
});
