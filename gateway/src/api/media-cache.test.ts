import { MediaCache, maxAgeSeconds } from './media-cache.ts';

test.each([
  ['public, max-age=60', 60],
  ['public, max-age=60, s-maxage=10', 10],
  ['max-age=60, private', 0],
  ['no-cache, max-age=60', 0],
  ['no-store, max-age=60', 0],
  ['public', 0],
  [undefined, 0],
])('%s may be stored for %d seconds', (header, seconds) => {
  expect(maxAgeSeconds(header)).toBe(seconds);
});

test('an answer is stored with the headers that describe it', () => {
  const cache = new MediaCache();
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'max-age=60',
    etag: '"a"',
    'last-modified': 'today',
    'set-cookie': 'a=b',
    'x-array': ['a'],
  };
  cache.set('/a', Buffer.from('image'), headers);
  const { 'set-cookie': _cookie, 'x-array': _array, ...stored } = headers;
  expect(cache.get('/a')).toEqual({ bytes: Buffer.from('image'), headers: stored });
  expect(cache.get('/b')).toBeUndefined();
});

test('an answer that must not be stored is not', () => {
  const cache = new MediaCache();
  cache.set('/a', Buffer.from('image'), { 'cache-control': 'private, max-age=60' });
  cache.set('/b', Buffer.from('image'), {});
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, undefined]);
});
