import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@mall/http';
import { KeptAnswers } from './kept-answers.ts';

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

test('an answer is fetched once for each language, call and parameters', async () => {
  const answers = new KeptAnswers(MINUTE_MS);
  const slugs = ['hm', 'ca', 'hm'];
  for (const slug of slugs) {
    await Promise.all([1, 2].map(() => answers.client(apiOf(), '1').get('shop', { slug })));
    await answers.client(apiOf('en'), '1').get('shop', { slug });
  }
  expect(requested).toEqual([
    'hu /api/shops/hm',
    'en /api/shops/hm',
    'hu /api/shops/ca',
    'en /api/shops/ca',
  ]);
});

test('new content is fetched', async () => {
  const answers = new KeptAnswers(MINUTE_MS);
  for (const version of ['1', '1', '2', '2']) {
    await answers.client(apiOf(), version).get('config');
  }
  expect(requested).toHaveLength(2);
});

test('an answer is kept no longer than its time', async () => {
  const answers = new KeptAnswers(1);
  await answers.client(apiOf(), '1').get('config');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await answers.client(apiOf(), '1').get('config');
  expect(requested).toHaveLength(2);
});

test.each([
  ['no version is known', MINUTE_MS, undefined],
  ['pages are not cached either', 0, '1'],
])('nothing is kept while %s', async (_why, ttlMs, version) => {
  const answers = new KeptAnswers(ttlMs);
  await answers.client(apiOf(), version).get('config');
  await answers.client(apiOf(), version).get('config');
  expect(requested).toHaveLength(2);
});

test('a search is not kept', async () => {
  const api = new KeptAnswers(MINUTE_MS).client(apiOf(), '1');
  await api.get('search', { query: 'kino' });
  await api.get('search', { query: 'kino' });
  expect(requested).toHaveLength(2);
});

test('an error is not kept', async () => {
  const api = new KeptAnswers(MINUTE_MS).client(apiOf(), '1');
  status = 503;
  await expect(api.get('config')).rejects.toMatchObject({ status: 503 });
  status = 200;
  expect(await api.get('config')).toBeDefined();
});

test('no render can change what the others get', async () => {
  const api = new KeptAnswers(MINUTE_MS).client(apiOf(), '1');
  const [shop] = (await api.get('config')) as unknown as { slug: string }[];
  expect(() => Object.assign(shop ?? {}, { slug: 'other' })).toThrow('read only');
});
