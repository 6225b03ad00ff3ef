/** Images and videos of the API. */
import { type ApiGateway, respond, startApiGateway } from '../testing/api-gateway.ts';
import { prepareResponse } from './api-response.ts';
import { MediaCache, maxAgeSeconds } from './media-routes.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway();
});
afterEach(() => site.close());

const image = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=60',
  'content-length': '5',
  etag: '"m"',
};

test('responses are counted by kind, from memory or not, and not logged', async () => {
  for (const url of ['/api/shops', '/api/search?query=a', '/api/shops']) await site.get(url);
  site.handle(respond(image, 'image'));
  for (const _time of [1, 2]) await site.get('/media/a.webp');
  const counts = (await site.metrics.text()).matchAll(/seconds_count\{kind="(.+)",.*\} (\d+)/g);
  expect([...counts].map(([, ...count]) => count.join())).toEqual(['api,3', 'media,2']);
  expect(site.lines).toEqual([]);
});

describe('an image', () => {
  test('is requested once and then served from memory', async () => {
    site.handle(respond(image, 'image'));
    for (const time of [1, 2, 3]) {
      const { body, headers } = await site.get('/media/a.webp');
      expect([time, body, headers['content-type']]).toEqual([time, 'image', 'image/webp']);
      expect(headers['x-frame-options']).toBe('DENY');
    }
    expect(site.requests()).toHaveLength(1);
    const known = await site.get('/media/a.webp', { 'if-none-match': '"other", W/"m"' });
    expect([known.status, known.body]).toEqual([304, '']);
  });

  test.each<[string, Parameters<ApiGateway['handle']>[0]]>([
    ['private', respond({ ...image, 'cache-control': 'private, max-age=60' }, 'image')],
    [
      'of unknown length',
      (_, response) => {
        const { 'content-length': _length, ...headers } = image;
        response.writeHead(200, headers);
        response.write('ima');
        response.end('ge');
      },
    ],
    ['a video', respond({ ...image, 'content-length': '5000000' }, Buffer.alloc(5_000_000))],
    ['encoded', respond({ ...image, 'content-encoding': 'br' }, 'image')],
    ['sent with a cookie', respond({ ...image, 'set-cookie': 'a=b' }, 'image')],
    ['missing', respond(image, 'image', 404)],
  ])('that is %s is requested each time', async (_what, given) => {
    site.handle(given);
    const { status, bytes } = await site.get('/media/a.webp');
    expect((await site.get('/media/a.webp')).bytes.equals(bytes)).toBe(true);
    expect([200, 404]).toContain(status);
    expect(site.requests()).toHaveLength(2);
  });

  test('is requested for each part of it, with the headers that a player needs', async () => {
    site.handle(respond(image, 'image'));
    await site.get('/media/videos/a.mp4');
    const part = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': 'bytes 2-4/5000000',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      'content-length': '3',
    };
    site.handle(respond(part, 'abc', 206));
    const asked = { range: 'bytes=2-4', 'if-range': part['last-modified'] };
    for (const time of [1, 2]) {
      const { status, body, headers } = await site.get('/media/videos/a.mp4', asked);
      expect([status, body]).toEqual([206, 'abc']);
      expect(headers).toMatchObject(part);
      expect(site.requests()[time]?.headers).toMatchObject(asked);
    }
  });

  test('that is requested by HEAD is not stored without its body', async () => {
    site.handle((request, response) => {
      response.writeHead(200, image).end(request.method === 'HEAD' ? undefined : 'image');
    });
    const head = await site.send('/media/a.webp', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '5', '']);
    expect((await site.get('/media/a.webp')).body).toBe('image');
  });

  test.each([
    ['streamed', { 'content-range': 'bytes 0-4999999/*' }, 5_000_000],
    ['not stored', { 'cache-control': 'private' }, 5],
  ])(
    'that is %s has its own status and headers, and those of the site',
    async (_how, more, length) => {
      const own = { ...image, 'content-length': String(length), ...more };
      const sent = { ...own, 'x-frame-options': 'SAMEORIGIN' };
      site.handle(respond(sent, Buffer.alloc(length), 206));
      const { status, headers } = await site.get('/media/a.mp4');
      expect(status).toBe(206);
      expect(headers).toMatchObject({ ...own, 'x-frame-options': 'DENY' });
    },
  );

  test('that breaks off is not stored', async () => {
    site.handle((_request, response) => {
      response.writeHead(200, image);
      response.write('ima');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await site.get('/media/a.webp')).status).toBe(503);
    site.handle(respond(image, 'image'));
    expect((await site.get('/media/a.webp')).body).toBe('image');
  });
});

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
const kept = { status: 200, headers, body: Buffer.from('image') };

test('stores no image under a URL with a made-up query', () => {
  const cache = new MediaCache();
  cache.set('/a?1', prepareResponse(kept, {}), kept);
  expect(cache.find('/a?1', { headers: {} })).toBeUndefined();
});

test('drops an image when its time is over', () => {
  // The cache takes 0 for no time, and reads the clock once in a millisecond.
  const now = jest.spyOn(performance, 'now').mockReturnValue(1);
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const cache = new MediaCache();
  cache.set('/a', prepareResponse(kept, {}), kept);
  const foundAt = (ms: number) => {
    now.mockReturnValue(ms);
    jest.advanceTimersByTime(1);
    return cache.find('/a', { headers: {} });
  };
  expect([foundAt(59_000), foundAt(61_000)]).toEqual([expect.anything(), undefined]);
  jest.useRealTimers();
});
