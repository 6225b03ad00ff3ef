import { mfJsonSchema } from '@mall/contracts';
import { pathInLanguage } from './other-language.ts';
import { resolvePath } from './resolve-path.ts';
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

test('a path with a language of its own speaks it, whatever is stored', () => {
  expect(page('/mozi', 'en')).toMatchObject({ route: 'cinema', language: 'hu' });
  expect(page('/cinema', 'hu')).toMatchObject({ route: 'cinema', language: 'en' });
});

test('a neutral path speaks the stored language, Hungarian when none is stored', () => {
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

test('an unknown path speaks the language of its first part, else the stored one', () => {
  const language = (path: string, stored?: 'hu' | 'en') => resolvePath(table, path, stored);
  expect(language('/shops/a/b', 'hu')).toEqual({ kind: 'not-found', language: 'en' });
  expect(language('/nincs-ilyen', 'en')).toEqual({ kind: 'not-found', language: 'en' });
  expect(language('/nincs-ilyen')).toEqual({ kind: 'not-found', language: 'hu' });
});

test.each([
  ['/uzletek/hm', '/shops/hm'],
  ['/tropicarium', '/tropicarium'],
  ['/hirlevel', '/hirlevel'],
  ['/jelszo/AbC', '/jelszo/AbC'],
  ['/nincs-ilyen', '/nincs-ilyen'],
  ['/uzletek/a/b', '/'],
])('the language switch leads from %s to %s', (path, there) => {
  expect(pathInLanguage(table, path, 'en')).toBe(there);
});
