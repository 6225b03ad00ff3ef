/** Responses with content, which visitors share. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type ApiGateway,
  JSON_BODY,
  json,
  respond,
  startApiGateway,
} from '../testing/api-gateway.ts';
import { until } from '../testing/running-gateway.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway();
});
afterEach(() => site.close());

describe('a response with content', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('is sent in the encoding %s, and varies by it', async (encoding, decode) => {
    site.handle(respond({ ...json, etag: '"a"', vary: 'Content-Language' }));
    for (const url of ['/api/shops', '/api/search?query=a']) {
      const { headers, bytes } = await site.get(url, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        ...{ etag: 'W/"a"', vary: 'Content-Language, Accept-Encoding', 'x-composition': '7' },
      });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(decode(bytes).toString()).toBe(JSON_BODY);
    }
  });

  test.each<[string, Record<string, string>, string]>([
    ['is too short to compress', { etag: '"a"' }, '{"data":1}'],
    ['is no JSON', { 'content-type': 'text/plain', etag: '"a"' }, JSON_BODY],
    ['came compressed', { 'content-encoding': 'br', etag: '"a"' }, JSON_BODY],
  ])('keeps its entity tag when it %s', async (_what, headers, body) => {
    site.handle(respond({ ...json, ...headers }, body));
    const found = await site.get('/api/shops', { 'accept-encoding': 'gzip' });
    expect([found.headers.etag, found.body]).toEqual(['"a"', body]);
    expect(found.headers['content-encoding']).toBe(headers['content-encoding']);
  });

  test('may have a stricter policy than the site', async () => {
    site.headers['referrer-policy'] = 'strict-origin';
    site.handle(respond({ ...json, 'referrer-policy': 'no-referrer' }));
    expect((await site.get('/api/newsletter/confirm')).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });

  test('is requested once for each language, whatever the encoding', async () => {
    site.handle(respond({ ...json, etag: 'W/"a"' }));
    const hungarian = { 'content-language': 'hu' };
    await Promise.all([1, 2, 3].map(() => site.get('/api/shops/hm', hungarian)));
    const compressed = await site.get('/api/shops/hm', { ...hungarian, 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect((await site.get('/api/shops/hm', hungarian)).body).toBe(JSON_BODY);
    await site.send('/api/shops/hm', { method: 'HEAD', headers: hungarian });
    const known = await site.get('/api/shops/hm', { ...hungarian, 'if-none-match': 'W/"a"' });
    expect([known.status, known.body]).toEqual([304, '']);
    expect(site.requests()).toHaveLength(1);
    await site.get('/api/shops/hm', { 'content-language': 'en' });
    expect(site.requests().map(({ headers }) => headers['content-language'])).toEqual(['hu', 'en']);
  });

  test('is requested once for all query keys that its call does not read', async () => {
    const own = ['/api/posts/feed.atom?lang=hu', '/api/discounts/my-napliget?page=2'];
    const undeclared = ['/api/home', '/api/home?x=1', '/api/home?x=2&page=3', '/api/home?'];
    for (const url of [...undeclared, '/api/posts?x=1&page=2', '/api/posts?page=2&x=2', ...own])
      expect((await site.get(url)).status).toBe(200);
    expect(site.requests().map(({ url }) => url)).toEqual([
      '/api/home',
      '/api/posts?page=2',
      ...own,
    ]);
  });

  test('is requested again when the content has changed', async () => {
    await site.get('/api/menus');
    site.apis[0].version = '2';
    await until(async () => {
      await site.get('/api/menus');
      return site.requests().length === 2;
    });
  });

  test('is abandoned when it hangs, so that later requests succeed', async () => {
    await site.close();
    site = await startApiGateway({ timeoutMs: 50 });
    site.handle(() => undefined);
    expect((await site.get('/api/menus')).status).toBe(503);
    site.handle(respond(json, JSON_BODY));
    // On a busy machine a response may take that long, too.
    await until(async () => (await site.get('/api/menus')).status === 200);
  });

  test('names the composition that is live when it is sent', async () => {
    await site.get('/api/menus');
    site.live.current = { ...site.live.current, name: '8', composition: { revision: 8 } };
    expect((await site.get('/api/menus')).headers['x-composition']).toBe('8');
    expect(site.requests()).toHaveLength(1);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['an error', '/api/shops/none', json, 404],
    ['what is no JSON', '/api/shops', { 'content-type': 'text/plain' }, 200],
    ['a search', '/api/search?query=a', json, 200],
    ['not content', '/api/openapi.json', json, 200],
    ['a very long URL', `/api/posts?page=${'1'.repeat(300)}`, json, 200],
  ])('is not cached when it is %s', async (_what, url, headers, status) => {
    site.handle(respond(headers, JSON_BODY, status));
    expect((await site.get(url)).status).toBe(status);
    expect((await site.get(url)).body).toBe(JSON_BODY);
    expect(site.requests()).toHaveLength(2);
  });

  test('that visitors share stays cached when one client requests many pages of a list', async () => {
    await site.get('/api/shops');
    await site.get('/api/shops');
    site.handle(respond(json, JSON.stringify({ data: 'x'.repeat(1_000_000) })));
    for (let page = 1; page <= 40; page += 1) await site.get(`/api/shops?page=${page}&limit=100`);
    const before = site.requests().length;
    await site.get('/api/shops');
    expect(site.requests()).toHaveLength(before);
  });

  test.each([
    ['for a language that the site does not have', 60_000, { 'content-language': 'xx' }],
    ['when pages are not', 0, {}],
  ])('is not cached %s', async (_when, freshMs, headers) => {
    await site.close();
    site = await startApiGateway({ freshMs });
    for (const _time of [1, 2])
      expect((await site.get('/api/shops', headers)).body).toBe(JSON_BODY);
    expect(site.requests()).toHaveLength(2);
  });
});
