import { mfJsonSchema } from '@mall/contracts';
import { declaredUrl } from './declared-query.ts';
import { routeTable } from './route-table.ts';

const table = routeTable([
  mfJsonSchema.parse({
    name: 'shops',
    owner: 'team-shops',
    routes: [
      {
        id: 'shops',
        module: './pages/shops',
        paths: { hu: '/uzletek', en: '/shops' },
        queryKeys: { category: 'kategoria', others: ['oldal'] },
      },
      { id: 'shop', module: './pages/shop', paths: { hu: '/uzletek/:slug', en: '/shops/:slug' } },
      { id: 'app', module: './pages/app', paths: { hu: '/app', en: '/app' } },
    ],
    redirects: [{ from: '/regi', to: 'shops', language: 'hu' }],
  }),
]);

test.each([
  ['/uzletek', '/uzletek'],
  ['/uzletek?', '/uzletek'],
  ['/uzletek?utm_source=mail&kategoria=cipo&fbclid=1', '/uzletek?kategoria=cipo'],
  ['/shops?oldal=2&kategoria=%63ipo', '/shops?oldal=2&kategoria=%63ipo'],
  ['/shops?%6bategoria=cipo', '/shops?%6bategoria=cipo'],
  ['/uzletek/hm?kategoria=cipo', '/uzletek/hm'],
])('%s is the page %s', (url, page) => {
  expect(declaredUrl(table, url)).toBe(page);
});

test('a path with a language of its own does not depend on ?lang=', () => {
  expect(declaredUrl(table, '/uzletek?lang=en')).toBe('/uzletek');
  expect(declaredUrl(table, '/app?x=1&lang=en')).toBe('/app?lang=en');
  expect(declaredUrl(table, '/nowhere?x=1&lang=en')).toBe('/nowhere?lang=en');
});

test('a redirect keeps its query', () => {
  expect(declaredUrl(table, '/regi?utm_source=mail')).toBe('/regi?utm_source=mail');
  expect(declaredUrl(table, '/uzletek/?utm_source=mail')).toBe('/uzletek/?utm_source=mail');
});
