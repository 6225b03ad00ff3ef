import { mfJsonSchema } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { staticPaths } from './static-paths.ts';

const page = (id: string, hu: string, en: string, more = {}) => ({
  ...{ id, module: `./pages/${id}`, paths: { hu, en } },
  ...more,
});

const paths = (...routes: object[]) =>
  staticPaths(routeTable([mfJsonSchema.parse({ name: 'sample', owner: 'team', routes })]));

test('a page has a path in each language; one with a parameter has none of its own', () => {
  const movies = page('movies', '/mozi', '/cinema');
  expect(paths(movies, page('movie', '/mozi/:slug', '/cinema/:slug', { list: 'movies' }))).toEqual([
    { path: '/mozi', language: 'hu', sitemap: true },
    { path: '/cinema', language: 'en', sitemap: true },
  ]);
});

test('a neutral page comes in both languages, and once in the sitemap', () => {
  expect(paths(page('zoo', '/tropicarium', '/tropicarium'))).toEqual([
    { path: '/tropicarium', language: 'hu', sitemap: true },
    { path: '/tropicarium', language: 'en', sitemap: false },
  ]);
});

test('the sitemap has no second path of a page, and no page that is left out of it', () => {
  const aliased = page('map', '/terkep', '/map', { aliases: [{ path: '/plan', language: 'en' }] });
  const hidden = page('app', '/alkalmazas', '/application', { sitemap: false });
  expect(paths(aliased, hidden)).toEqual([
    { path: '/terkep', language: 'hu', sitemap: true },
    { path: '/map', language: 'en', sitemap: true },
    { path: '/plan', language: 'en', sitemap: false },
    { path: '/alkalmazas', language: 'hu', sitemap: false },
    { path: '/application', language: 'en', sitemap: false },
  ]);
});
