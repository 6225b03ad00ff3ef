import { prepareResponse } from './api-response.ts';
import { MediaCache, maxAgeSeconds } from './media-routes.ts';

test.each([
  ['public, max-age=60', 60],
  ['public, max-age=60, s-maxage=10', 10],
  ['max-age=60, private', 0],
  ['no-cache, max-age=60', 0],
  ['no-store, max-age=60', 0],
  ['public', 0],
  [undefined, 0],
])('stores an image with the rule %j for %d seconds', (header, seconds) => {
  expect(maxAgeSeconds(header)).toBe(seconds);
});

const headers = { 'cache-control': 'max-age=60' };
const image = { status: 200, headers, body: Buffer.from('image') };

test('stores no image under a URL with a made-up query', () => {
  const cache = new MediaCache();
  cache.set('/a?1', prepareResponse(image, {}), image);
  expect(cache.find('/a?1', { headers: {} })).toBeUndefined();
});

test('drops an image when its time is over', () => {
  // The cache takes 0 for no time, and reads the clock once in a millisecond.
  let now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const cache = new MediaCache();
  cache.set('/a', prepareResponse(image, {}), image);
  const foundAt = (ms: number) => {
    now = ms;
    jest.advanceTimersByTime(1);
    return cache.find('/a', { headers: {} });
  };
  expect(foundAt(59_000)).toBeDefined();
  expect(foundAt(61_000)).toBeUndefined();
  jest.useRealTimers();
});
