import type { SiteRecord } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { sampleApp } from '../../remotes/testing/sample-site.ts';
import { Prefetcher } from './prefetcher.ts';

const app = sampleApp({
  name: 'sample',
  owner: 'team-sample',
  routes: [
    { id: 'shops', module: './pages/shops', paths: { hu: '/uzletek', en: '/shops' } },
    { id: 'shop', module: './pages/shop', paths: { hu: '/uzletek/:slug', en: '/shops/:slug' } },
    { id: 'zoo', module: './pages/zoo', paths: { hu: '/tropicarium', en: '/tropicarium' } },
    {
      id: 'password',
      module: './pages/password',
      paths: { hu: '/jelszo/:slug', en: '/jelszo/:slug' },
      token: true,
    },
  ],
  redirects: [{ from: '/uzletek/tropicarium', to: 'zoo', language: 'hu' }],
});
const site: SiteRecord = {
  revision: 1,
  brand: { name: 'Sample', slug: 'sample' },
  origin: 'http://site.example',
  apps: [app],
};

function setUp({ forbidden = false, whole = true } = {}) {
  const loads: { path: string; settle: () => void }[] = [];
  const prefetcher = new Prefetcher({
    table: routeTable(site.apps),
    shown: () => ({ pathname: '/uzletek', language: 'hu' }),
    stored: () => 'hu',
    isForbidden: () => forbidden,
    load: ({ pathname }) =>
      new Promise((resolve) => loads.push({ path: pathname, settle: () => resolve(whole) })),
  });
  const ask = (path: string) => prefetcher.prefetch(new URL(path, site.origin));
  return { ask, loads, paths: () => loads.map(({ path }) => path) };
}

test('a page of the shown language is loaded ahead, once at a time', () => {
  const { ask, paths } = setUp();
  void ask('/uzletek/hm');
  void ask('/uzletek/hm');
  void ask('/tropicarium');
  expect(paths()).toEqual(['/uzletek/hm', '/tropicarium']);
});

test.each([
  ['the page that is shown', '/uzletek?kategoria=recreation'],
  ['a redirect', '/uzletek/tropicarium'],
  ['a page whose address is a token', '/jelszo/abc'],
  ['a page of the other language', '/shops/hm'],
  ['no page', '/nincs/ilyen'],
])('%s is not', (_, path) => {
  const { ask, paths } = setUp();
  void ask(path);
  expect(paths()).toEqual([]);
});

test('nothing is loaded on a metered line', () => {
  const { ask, paths } = setUp({ forbidden: true });
  void ask('/uzletek/hm');
  expect(paths()).toEqual([]);
});

test('at most three pages are loaded at once', async () => {
  const { ask, loads, paths } = setUp();
  const first = ask('/uzletek/a');
  for (const slug of ['b', 'c', 'd']) void ask(`/uzletek/${slug}`);
  expect(paths()).toHaveLength(3);
  loads[0]?.settle();
  await first;
  void ask('/uzletek/d');
  expect(paths()).toHaveLength(4);
});

test('what failed is left to the click', async () => {
  const { ask, loads, paths } = setUp({ whole: false });
  const first = ask('/uzletek/a');
  loads[0]?.settle();
  await first;
  await ask('/uzletek/a');
  expect(paths()).toHaveLength(1);
});
