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
  for (const version of ['1', '1', '2', '2'])
    await responses.client(apiOf(), version).get('config');
  expect(get).toHaveBeenCalledTimes(2);
});

test.each<[string, number, string | undefined, 'config' | 'search']>([
  ['its time to live is over', 1, '1', 'config'],
  ['no version is known', MINUTE_MS, undefined, 'config'],
  ['pages are not cached either', 0, '1', 'config'],
  ['it is of a search', MINUTE_MS, '1', 'search'],
])('fetches a response again when %s', async (_why, ttlMs, version, call) => {
  const api = new ResponseCache(ttlMs).client(apiOf(), version);
  await api.get(call, { query: 'kino' } as never);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await api.get(call, { query: 'kino' } as never);
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

test('freezes responses, which renders share', async () => {
  const api = new ResponseCache(MINUTE_MS).client(apiOf(), '1');
  const [shop] = (await api.get('config')) as unknown as { slug: string }[];
  expect(() => Object.assign(shop ?? {}, { slug: 'other' })).toThrow('read only');
});
