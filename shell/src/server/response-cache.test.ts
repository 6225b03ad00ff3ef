import type { Api } from '@mall/http';
import { ResponseCache } from './response-cache.ts';

const MINUTE_MS = 60_000;
const get = jest.fn();

const apiOf = (language: 'hu' | 'en' = 'hu'): Api => ({
  language,
  get: async (call, params) => get(language, call, params),
  post: () => Promise.reject(new Error('no form is sent')),
});

beforeEach(() => get.mockReset().mockImplementation(() => [{ slug: 'hm' }]));

test('fetches once for each language, call and parameters', async () => {
  const responses = new ResponseCache(MINUTE_MS);
  const slugs = ['hm', 'ca', 'hm'];
  for (const slug of slugs) {
    await Promise.all([1, 2].map(() => responses.client(apiOf(), '1').get('shop', { slug })));
    await responses.client(apiOf('en'), '1').get('shop', { slug });
  }
  expect(get.mock.calls.map(([language, , { slug }]) => `${language} ${slug}`)).toEqual([
    ...['hu hm', 'en hm', 'hu ca', 'en ca'],
  ]);
});

test('fetches new content', async () => {
  const responses = new ResponseCache(MINUTE_MS);
  for (const version of ['1', '1', '2', '2']) {
    await responses.client(apiOf(), version).get('config');
  }
  expect(get).toHaveBeenCalledTimes(2);
});

test('caches data no longer than its time', async () => {
  const responses = new ResponseCache(1);
  await responses.client(apiOf(), '1').get('config');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await responses.client(apiOf(), '1').get('config');
  expect(get).toHaveBeenCalledTimes(2);
});

test.each([
  ['no version is known', MINUTE_MS, undefined],
  ['pages are not cached either', 0, '1'],
])('nothing is cached while %s', async (_why, ttlMs, version) => {
  const responses = new ResponseCache(ttlMs);
  await responses.client(apiOf(), version).get('config');
  await responses.client(apiOf(), version).get('config');
  expect(get).toHaveBeenCalledTimes(2);
});

test('does not cache a search', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  await api.get('search', { query: 'kino' });
  await api.get('search', { query: 'kino' });
  expect(get).toHaveBeenCalledTimes(2);
});

test('does not cache an error', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  get.mockImplementationOnce(() => {
    throw new Error('unavailable');
  });
  await expect(api.get('config')).rejects.toThrow('unavailable');
  expect(await api.get('config')).toBeDefined();
});

test('lets no render change what others get', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  const [shop] = (await api.get('config')) as unknown as { slug: string }[];
  expect(() => Object.assign(shop ?? {}, { slug: 'other' })).toThrow('read only');
});
