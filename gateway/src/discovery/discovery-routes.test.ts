/** What crawlers get while composition and content change, and while the API is unavailable. */
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mfJsonSchema } from '@mall/contracts';
import { route } from '@mall/release/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { addDiscoveryRoutes, type DiscoveryOptions } from './discovery-routes.ts';

const ORIGIN = 'https://mall.example';

let api: FakeApi;
let app: FastifyInstance;
let now = '2026-11-24T12:00:00+01:00';
let live: { current: DiscoveryOptions['live']['current'] };

/** A composition of one app with these routes. */
function siteOf(revision: number, ...routes: object[]) {
  const mf = mfJsonSchema.parse({ name: 'shops', owner: 'team shops', routes });
  const none = { exposes: {}, provides: {}, fonts: [], headScripts: [], integrity: {} };
  const files = { entry: { js: [], css: [] }, ...none };
  return {
    composition: { revision },
    record: {
      revision,
      brand: { name: 'Mall', slug: 'mall' },
      origin: ORIGIN,
      apps: [{ ...mf, ...files, release: '0'.repeat(16) }],
    },
  };
}

const list = route('shops', '/uzletek', '/shops');
const shop = route('shop', '/uzletek/:slug', '/shops/:slug', { entries: 'shops', list: 'shops' });

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => Date.parse(now));
  api = await startFakeApi();
  live = { current: siteOf(1, list, shop) };
  app = fastify();
  await addDiscoveryRoutes(app, {
    live,
    apiOrigin: api.origin,
    contentVersion: () => api.version,
    assets: join(__dirname, '../assets'),
    securityContact: 'mailto:security@mall.example',
  });
});
afterEach(() => Promise.all([app.close(), api.close()]));

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const sitemap = async () => (await get('/sitemap.xml')).body;
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/mall\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
/** Requests for the list of shops; a sitemap needs its two pages. */
const requests = () => api.asked.filter((path) => path === '/api/shops').length;

test('builds the sitemap once for a composition and its content', async () => {
  const [first] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
  await sitemap();
  expect(requests()).toBe(2);
  expect(pathsIn(first.body)).toContain('/shops/hm');
  expect(first.headers).toMatchObject({
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=300',
  });
  api.version = '2';
  await sitemap();
  expect(requests()).toBe(4);
  live.current = siteOf(2, list);
  expect(pathsIn(await sitemap())).toEqual(['/uzletek', '/shops']);
});

test('compresses and tags the sitemap', async () => {
  const whole = await get('/sitemap.xml');
  expect(whole.headers).toMatchObject({ etag: expect.any(String), vary: 'Accept-Encoding' });
  const compressed = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(whole.body);
  const again = await get('/sitemap.xml', { 'if-none-match': String(whole.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('builds the sitemap again at the mall’s midnight, when posts are published', async () => {
  const counts: number[] = [];
  for (const time of ['2026-11-25T23:00:00', '2026-11-25T23:59:59', '2026-11-26T00:00:00']) {
    now = `${time}+01:00`;
    await sitemap();
    counts.push(requests());
  }
  expect(counts).toEqual([2, 2, 4]);
});

test('sends the last sitemap while the API is unavailable', async () => {
  const { body } = await get('/sitemap.xml');
  api.version = '2';
  api.isDown = true;
  expect(await get('/sitemap.xml')).toMatchObject({ statusCode: 200, body });
  api.isDown = false;
  const before = requests();
  await sitemap();
  expect(requests()).toBe(before + 2);
});

test('responds with 503 rather than a sitemap with gaps', async () => {
  api.isDown = true;
  const { statusCode, headers } = await get('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  api.isDown = false;
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
});

test('lists each URL with its alternates', async () => {
  live.current = siteOf(1, list);
  const links = [
    '<xhtml:link rel="alternate" hreflang="hu" href="https://mall.example/uzletek"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://mall.example/shops"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://mall.example/uzletek"/>',
  ].join('');
  expect((await sitemap()).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://mall.example/uzletek</loc>${links}</url>`,
    `<url><loc>https://mall.example/shops</loc>${links}</url>`,
    '</urlset>',
    '',
  ]);
});

test('lists the list of each category, and no entry with the path of another page', async () => {
  const map = route('map', '/uzletek/map', '/shops/map', { queryKeys: { category: 'kategoria' } });
  live.current = siteOf(1, shop, map);
  expect(pathsIn(await sitemap())).toEqual([
    ...['/uzletek/map', '/shops/map'],
    ...['/uzletek/map?kategoria=recreation', '/shops/map?kategoria=recreation'],
    ...['/uzletek/hm', '/shops/hm', '/uzletek/ca', '/shops/ca'],
  ]);
});

test('does not list pages that are not for search engines', async () => {
  live.current = siteOf(
    1,
    list,
    route('hidden', '/rejtett', '/hidden', { sitemap: false }),
    route('token', '/jelszo', '/password', { token: true }),
    route('ticket', '/jegy/:slug', '/ticket/:slug'),
  );
  expect(pathsIn(await sitemap())).toEqual(['/uzletek', '/shops']);
});

test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])(
  'returns 503 without a composition: %s',
  async (url) => {
    live.current = undefined;
    expect((await get(url)).statusCode).toBe(503);
  },
);

test('sends a robots.txt that names the sitemap and forbids nothing', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('\nSitemap: https://mall.example/sitemap.xml\n');
  expect(robots.body).not.toContain('Disallow');
});

test('names where security issues are reported', async () => {
  const { headers, body } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^Contact: mailto:security@mall\.example\nExpires: \d{4}-[^\n]*Z\n/);
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/card.png', 'image/png'],
])('sends %s with a cache rule', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['', 'hu', '/'],
  ['?lang=en', 'en', '/?lang=en'],
  ['?lang=xx', 'hu', '/'],
])('sends the manifest for %j in the language %s', async (query, lang, start) => {
  const { headers, body } = await get(`/manifest.webmanifest${query}`);
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Mall', lang, start_url: start });
});

test('sends a manifest with which a phone can install the site', async () => {
  const { headers, body } = await get('/manifest.webmanifest');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const { icons, ...manifest } = JSON.parse(body);
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'minimal-ui' });
  const sizes = await Promise.all(
    icons.map(async (icon: { src: string; type: string; purpose: string; sizes: string }) => {
      const { headers, rawPayload: png } = await get(icon.src);
      expect(headers['content-type']).toBe(icon.type);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes);
      return `${icon.purpose} ${icon.sizes} ${icon.src.includes('maskable')}`;
    }),
  );
  expect(sizes.sort()).toEqual([
    ...['any 192x192 false', 'any 512x512 false'],
    ...['maskable 192x192 true', 'maskable 512x512 true'],
  ]);
});

test.each([
  ['2020-01-01T00:00:00+01:00', '2100-01-01T00:00:00+01:00', true],
  ['2099-01-01T00:00:00+01:00', '2100-01-01T00:00:00+01:00', false],
  ['2020-01-01T00:00:00+01:00', '2020-02-01T00:00:00+01:00', false],
])('lists a campaign while it lasts, here from %s until %s: %s', async (from, until, isListed) => {
  live.current = siteOf(9, list, route('easter', '/husvet', '/easter', { campaign: 'easter' }));
  api.campaigns = [{ id: 'easter', from, until }];
  expect(pathsIn(await sitemap()).includes('/husvet')).toBe(isListed);
});
