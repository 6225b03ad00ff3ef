import { headLinks, routePath } from './language-urls.ts';
import { urlInLanguage } from './other-language.ts';
import { resolvePath, resolveUrl } from './resolve-path.ts';
import { routeTable } from './route-table.ts';
import { routeAt, sampleApp } from './testing/sample-routes.ts';

const app = sampleApp(
  [
    routeAt('home', '/', '/', { aliases: [{ path: '/hirlevel' }] }),
    routeAt('shops', '/uzletek', '/shops'),
    routeAt('shop-map', '/uzletek/terkep', '/shops/map'),
    routeAt('shop', '/uzletek/:slug', '/shops/:slug', { entries: 'shops', list: 'shops' }),
    routeAt('cinema', '/mozi', '/cinema'),
    routeAt('zoo', '/tropicarium', '/tropicarium'),
    routeAt('password', '/jelszo/:slug', '/jelszo/:slug', { token: true }),
    routeAt('day', '/park/ma', '/park/today'),
  ],
  {
    redirects: [
      { from: '/uzletek/mozi', to: 'cinema', language: 'hu' },
      { from: '/shops/cinema', to: 'cinema', language: 'en' },
      { from: '/shops/tropicarium', to: 'zoo', language: 'en' },
      { from: '/bolt/:slug', to: 'shop', language: 'hu' },
      { from: '/regi', to: 'gone', language: 'hu' },
    ],
  },
);

const table = routeTable([app]);
type Stored = 'hu' | 'en' | undefined;
const urlOf = (href: string) => new URL(href, 'https://mall.example');
const resolve = (href: string, stored?: Stored) => resolveUrl(table, urlOf(href), stored);

function routeOf(id: string) {
  const route = table.find(id)?.route;
  if (!route) throw new Error(`no route ${id}`);
  return route;
}

test.each<[string, Stored, string, Stored]>([
  ['/mozi', 'en', 'cinema', 'hu'],
  ['/cinema', 'hu', 'cinema', 'en'],
  ['/uzletek/terkep', undefined, 'shop-map', 'hu'],
  ['/tropicarium', undefined, 'zoo', 'hu'],
  ['/tropicarium', 'en', 'zoo', 'en'],
  ['/hirlevel', 'en', 'home', 'en'],
  ['/tropicarium?lang=en', 'hu', 'zoo', 'en'],
  ['/tropicarium?lang=hu', 'en', 'zoo', 'hu'],
  ['/hirlevel?lang=en', undefined, 'home', 'en'],
])('%s with the stored language %s is the page %s in %s', (href, stored, id, language) => {
  expect(resolve(href, stored)).toMatchObject({ kind: 'page', path: { route: { id } }, language });
});

test.each([
  ['/shops/hm', { slug: 'hm' }],
  ['/jelszo/AbC', { slug: 'AbC' }],
])('the parameters of %s are %j, with the capitals of a token', (path, params) => {
  expect(resolve(path)).toMatchObject({ kind: 'page', params });
});

test.each<[string, string, Stored]>([
  ['/shops/cinema', '/cinema', 'en'],
  ['/shops/tropicarium', '/tropicarium', 'en'],
  ['/shops/tropicarium?x=1&lang=hu', '/tropicarium?x=1', 'en'],
  ['/bolt/hm', '/uzletek/hm', 'hu'],
  ['/Mozi', '/mozi', undefined],
  ['/mozi/', '/mozi', undefined],
  ['/%6dozi', '/mozi', undefined],
  ['/UZLETEK/HM/', '/uzletek/hm', undefined],
  ['/Shops/Cinema', '/shops/cinema', undefined],
  ['/Jelszo/AbC/', '/jelszo/AbC', undefined],
])('%s redirects to %s and its language %s, whatever is stored', (href, to, language) => {
  expect(resolve(href)).toEqual({ kind: 'redirect', to, language });
  expect(resolve(href, 'hu')).toEqual({ kind: 'redirect', to, language });
});

test('a redirect to the canonical path keeps the language in the query', () => {
  expect(resolve('/Tropicarium/?lang=en')).toMatchObject({ to: '/tropicarium?lang=en' });
});

test.each([
  ...['/shops/terkep', '/uzletek/map', '/shops/mozi', '/uzletek/cinema'],
  ...['/shops/Terkep', '/shops/%74erkep/', '/regi'],
  ...['/uzletek/%', '//mozi', '/uzletek/a/b', '/shops%2Fmap'],
])('%s is not a page', (path) => {
  expect(resolvePath(table, path, undefined).kind).toBe('not-found');
});

test.each<[string, Stored, Stored]>([
  ['/shops/a/b', 'hu', 'en'],
  ['/park/x', 'en', 'en'],
  ['/nincs-ilyen', 'en', 'en'],
  ['/nincs-ilyen', undefined, 'hu'],
  ['/nincs-ilyen?lang=en', 'hu', 'en'],
])('the unknown path %s with the stored language %s is in %s', (href, stored, language) => {
  expect(resolve(href, stored)).toEqual({ kind: 'not-found', language });
});

test.each(['de', '', 'EN', 'en,hu'])('ignores the unknown language "%s" in the query', (lang) => {
  expect(resolve(`/tropicarium?lang=${lang}`, 'en')).toMatchObject({ language: 'en' });
  expect(resolve(`/tropicarium?lang=${lang}`)).toMatchObject({ language: 'hu' });
});

test.each(['/mozi', '/cinema', '/uzletek/hm', '/shops/map', '/shops/cinema', '/shops/a/b'])(
  'ignores the language in the query of %s, whose path has one',
  (path) => {
    expect(resolve(`${path}?lang=hu`, 'hu')).toEqual(resolve(path, 'hu'));
    expect(resolve(`${path}?lang=en`, 'hu')).toEqual(resolve(path, 'hu'));
  },
);

test.each([
  ['/uzletek/hm', '/shops/hm'],
  ['/uzletek/hm?lang=hu&x=%201', '/shops/hm?x=+1'],
  ['/uzletek/hm?x=%201', '/shops/hm?x=%201'],
  ['/tropicarium', '/tropicarium?lang=en'],
  ['/tropicarium?lang=hu&x=1', '/tropicarium?x=1&lang=en'],
  ['/hirlevel', '/hirlevel?lang=en'],
  ['/jelszo/AbC', '/jelszo/AbC?lang=en'],
  ['/nincs-ilyen', '/nincs-ilyen?lang=en'],
  ['/uzletek/a/b', '/?lang=en'],
  ['/uzletek/mozi', '/mozi'],
  ['/uzletek/hm/', '/uzletek/hm'],
])('the language switch leads from %s to %s', (href, there) => {
  expect(urlInLanguage(table, urlOf(href), 'en')).toBe(there);
});

test('the language switch leads from an unknown item to its list', () => {
  expect(urlInLanguage(table, urlOf('/uzletek/nincs?x=1'), 'en', false)).toBe('/shops?x=1');
  expect(urlInLanguage(table, urlOf('/shops/nincs'), 'hu', false)).toBe('/uzletek');
});

test('links to neutral paths carry the language in English', () => {
  const query = { kategoria: 'sport' };
  expect(routePath(routeOf('zoo'), 'en')).toBe('/tropicarium?lang=en');
  expect(routePath(routeOf('zoo'), 'en', {}, query)).toBe('/tropicarium?kategoria=sport&lang=en');
  expect(routePath(routeOf('zoo'), 'hu')).toBe('/tropicarium');
  expect(routePath(routeOf('shop'), 'en', { slug: 'hm' })).toBe('/shops/hm');
});

test.each([
  ['zoo', {}, '/tropicarium', '/tropicarium?lang=en'],
  ['shops', { kategoria: 'sport' }, '/uzletek?kategoria=sport', '/shops?kategoria=sport'],
])('the canonical URLs of %s with query %j are %s and %s', (id, query, hu, en) => {
  const origin = 'https://mall.example';
  const alternates = [
    { language: 'hu', href: origin + hu },
    { language: 'en', href: origin + en },
    { language: 'x-default', href: origin + hu },
  ];
  const links = (language: 'hu' | 'en') => headLinks(origin, routeOf(id), language, {}, query);
  expect(links('hu')).toEqual({ canonical: origin + hu, alternates });
  expect(links('en')).toEqual({ canonical: origin + en, alternates });
});
