import { mfJsonSchema } from '@mall/contracts';
import { headLinks, routePath } from './language-urls.ts';
import { urlInLanguage } from './other-language.ts';
import { resolvePath, resolveUrl } from './resolve-path.ts';
import { routeTable } from './route-table.ts';

const mf = mfJsonSchema.parse({
  name: 'sample',
  owner: 'team-sample',
  routes: [
    {
      id: 'home',
      module: './pages/home',
      paths: { hu: '/', en: '/' },
      aliases: [{ path: '/hirlevel' }],
    },
    { id: 'shops', module: './pages/shops', paths: { hu: '/uzletek', en: '/shops' } },
    { id: 'shop-map', module: './pages/map', paths: { hu: '/uzletek/terkep', en: '/shops/map' } },
    {
      id: 'shop',
      module: './pages/shop',
      paths: { hu: '/uzletek/:slug', en: '/shops/:slug' },
      entries: 'shops',
      list: 'shops',
    },
    { id: 'cinema', module: './pages/cinema', paths: { hu: '/mozi', en: '/cinema' } },
    { id: 'zoo', module: './pages/zoo', paths: { hu: '/tropicarium', en: '/tropicarium' } },
    {
      id: 'password',
      module: './pages/password',
      paths: { hu: '/jelszo/:slug', en: '/jelszo/:slug' },
      token: true,
    },
  ],
  redirects: [
    { from: '/uzletek/mozi', to: 'cinema', language: 'hu' },
    { from: '/shops/cinema', to: 'cinema', language: 'en' },
    { from: '/shops/tropicarium', to: 'zoo', language: 'en' },
  ],
});

const table = routeTable([mf]);

const page = (path: string, stored?: 'hu' | 'en') => {
  const resolved = resolvePath(table, path, stored);
  if (resolved.kind !== 'page') throw new Error(`${path} is ${resolved.kind}`);
  return { route: resolved.path.route.id, language: resolved.language, params: resolved.params };
};

test('a path with a language of its own has it, whatever is stored', () => {
  expect(page('/mozi', 'en')).toMatchObject({ route: 'cinema', language: 'hu' });
  expect(page('/cinema', 'hu')).toMatchObject({ route: 'cinema', language: 'en' });
});

test('a neutral path has the stored language, Hungarian when none is stored', () => {
  expect(page('/tropicarium')).toMatchObject({ language: 'hu' });
  expect(page('/tropicarium', 'en')).toMatchObject({ language: 'en' });
  expect(page('/hirlevel', 'en')).toMatchObject({ route: 'home', language: 'en' });
});

test('static paths and redirects win over slugs', () => {
  expect(page('/uzletek/terkep').route).toBe('shop-map');
  expect(page('/shops/hm')).toEqual({ route: 'shop', language: 'en', params: { slug: 'hm' } });
  expect(resolvePath(table, '/shops/cinema', 'hu')).toEqual({
    kind: 'redirect',
    to: '/cinema',
    language: 'en',
  });
});

test('a redirect into a neutral path keeps the language it came from', () => {
  expect(resolvePath(table, '/shops/tropicarium', 'hu')).toEqual({
    kind: 'redirect',
    to: '/tropicarium',
    language: 'en',
  });
});

test.each([
  ...['/shops/terkep', '/uzletek/map', '/shops/mozi', '/uzletek/cinema'],
  ...['/shops/Terkep', '/shops/%74erkep/'],
])('the half-translated path %s is no page', (path) => {
  expect(resolvePath(table, path, undefined).kind).toBe('not-found');
});

test.each([
  ['/Mozi', '/mozi'],
  ['/mozi/', '/mozi'],
  ['/%6dozi', '/mozi'],
  ['/UZLETEK/HM/', '/uzletek/hm'],
  ['/Shops/Cinema', '/shops/cinema'],
  ['/Jelszo/AbC/', '/jelszo/AbC'],
])('%s leads to its clean form', (path, to) => {
  expect(resolvePath(table, path, undefined)).toEqual({
    kind: 'redirect',
    to,
    language: undefined,
  });
});

test('a token keeps its capitals', () => {
  expect(page('/jelszo/AbC').params).toEqual({ slug: 'AbC' });
});

test.each(['/uzletek/%', '//mozi', '/uzletek/a/b', '/shops%2Fmap'])('%s is no page', (path) => {
  expect(resolvePath(table, path, undefined).kind).toBe('not-found');
});

test('a redirect keeps the parameters of its path', () => {
  const redirects = [{ from: '/bolt/:slug', to: 'shop', language: 'hu' }];
  const more = routeTable([mfJsonSchema.parse({ ...mf, redirects })]);
  expect(resolvePath(more, '/bolt/hm', undefined)).toMatchObject({ to: '/uzletek/hm' });
});

test('a redirect to a route that no live app has is no page', () => {
  const redirects = [{ from: '/bolt', to: 'gone', language: 'hu' }];
  const more = routeTable([mfJsonSchema.parse({ ...mf, redirects })]);
  expect(resolvePath(more, '/bolt', undefined).kind).toBe('not-found');
});

test('an unknown path whose first part both languages share has the stored one', () => {
  const routes = [
    { id: 'day', module: './pages/day', paths: { hu: '/park/ma', en: '/park/today' } },
  ];
  const shared = routeTable([mfJsonSchema.parse({ name: 'park', owner: 'team-park', routes })]);
  expect(resolvePath(shared, '/park/x', 'en')).toEqual({ kind: 'not-found', language: 'en' });
});

test('an unknown path has the language of its first part, else the stored one', () => {
  const language = (path: string, stored?: 'hu' | 'en') => resolvePath(table, path, stored);
  expect(language('/shops/a/b', 'hu')).toEqual({ kind: 'not-found', language: 'en' });
  expect(language('/nincs-ilyen', 'en')).toEqual({ kind: 'not-found', language: 'en' });
  expect(language('/nincs-ilyen')).toEqual({ kind: 'not-found', language: 'hu' });
});

const urlOf = (href: string) => new URL(href, 'https://mall.example');

const atUrl = (href: string, stored?: 'hu' | 'en') => resolveUrl(table, urlOf(href), stored);

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

test('a neutral path takes its language from the query, whatever is stored', () => {
  expect(atUrl('/tropicarium?lang=en', 'hu')).toMatchObject({ kind: 'page', language: 'en' });
  expect(atUrl('/tropicarium?lang=hu', 'en')).toMatchObject({ kind: 'page', language: 'hu' });
  expect(atUrl('/hirlevel?lang=en')).toMatchObject({ kind: 'page', language: 'en' });
  expect(atUrl('/nincs-ilyen?lang=en', 'hu')).toEqual({ kind: 'not-found', language: 'en' });
});

test.each(['de', '', 'EN', 'en,hu'])('an unknown language in the query is ignored: %s', (lang) => {
  expect(atUrl(`/tropicarium?lang=${lang}`, 'en')).toMatchObject({ language: 'en' });
  expect(atUrl(`/tropicarium?lang=${lang}`)).toMatchObject({ language: 'hu' });
});

test('the language in the query is ignored on other paths', () => {
  const paths = ['/mozi', '/cinema', '/uzletek/hm', '/shops/map', '/shops/cinema', '/shops/a/b'];
  for (const path of paths) {
    for (const lang of ['hu', 'en']) {
      expect(atUrl(`${path}?lang=${lang}`, 'hu')).toEqual(atUrl(path, 'hu'));
    }
  }
});

test('a redirect keeps the query, and the language of its path counts', () => {
  expect(atUrl('/shops/tropicarium?x=1&lang=hu')).toMatchObject({
    to: '/tropicarium?x=1',
    language: 'en',
  });
  expect(atUrl('/Tropicarium/?lang=en')).toMatchObject({ to: '/tropicarium?lang=en' });
});

const routeOf = (id: string) => {
  const route = table.find(id)?.route;
  if (!route) throw new Error(`no route ${id}`);
  return route;
};

test('links to neutral paths carry the language in English', () => {
  expect(routePath(routeOf('zoo'), 'en')).toBe('/tropicarium?lang=en');
  expect(routePath(routeOf('zoo'), 'hu')).toBe('/tropicarium');
  expect(routePath(routeOf('shop'), 'en', { slug: 'hm' })).toBe('/shops/hm');
});

test('a canonical URL may have a query', () => {
  const query = { kategoria: 'sport' };
  expect(headLinks('https://mall.example', routeOf('shops'), 'en', {}, query)).toMatchObject({
    canonical: 'https://mall.example/shops?kategoria=sport',
    alternates: [
      { language: 'hu', href: 'https://mall.example/uzletek?kategoria=sport' },
      { language: 'en', href: 'https://mall.example/shops?kategoria=sport' },
      { language: 'x-default', href: 'https://mall.example/uzletek?kategoria=sport' },
    ],
  });
  expect(routePath(routeOf('zoo'), 'en', {}, query)).toBe('/tropicarium?kategoria=sport&lang=en');
});

test('the English variant of a neutral page has a canonical URL of its own', () => {
  const alternates = [
    { language: 'hu', href: 'https://mall.example/tropicarium' },
    { language: 'en', href: 'https://mall.example/tropicarium?lang=en' },
    { language: 'x-default', href: 'https://mall.example/tropicarium' },
  ];
  const links = (language: 'hu' | 'en') =>
    headLinks('https://mall.example', routeOf('zoo'), language, {});
  expect(links('en')).toEqual({
    canonical: 'https://mall.example/tropicarium?lang=en',
    alternates,
  });
  expect(links('hu')).toEqual({ canonical: 'https://mall.example/tropicarium', alternates });
});
