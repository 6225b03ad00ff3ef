import { declaredUrl } from './declared-query.ts';
import { routeTable } from './route-table.ts';
import { routeAt, sampleApp } from './testing/sample-routes.ts';

const routes = [
  routeAt('shops', '/uzletek', '/shops', {
    queryKeys: { category: 'kategoria', others: ['oldal'] },
  }),
  routeAt('shop', '/uzletek/:slug', '/shops/:slug'),
  routeAt('app', '/app', '/app'),
];
const redirects = [{ from: '/regi', to: 'shops', language: 'hu' }];
const table = routeTable([sampleApp(routes, { redirects })]);

test.each([
  ['/uzletek', '/uzletek'],
  ['/uzletek?', '/uzletek'],
  ['/uzletek?utm_source=mail&kategoria=cipo&fbclid=1', '/uzletek?kategoria=cipo'],
  ['/shops?oldal=2&kategoria=%63ipo', '/shops?oldal=2&kategoria=%63ipo'],
  ['/shops?%6bategoria=cipo', '/shops?%6bategoria=cipo'],
  ['/uzletek/hm?kategoria=cipo', '/uzletek/hm'],
])('reduces %s to %s', (url, page) => {
  expect(declaredUrl(table, url)).toBe(page);
});

test('drops ?lang= from a path that has its own language', () => {
  expect(declaredUrl(table, '/uzletek?lang=en')).toBe('/uzletek');
  expect(declaredUrl(table, '/app?x=1&lang=en')).toBe('/app?lang=en');
  expect(declaredUrl(table, '/nowhere?x=1&lang=en')).toBe('/nowhere?lang=en');
});

test('keeps the query of a redirect', () => {
  expect(declaredUrl(table, '/regi?utm_source=mail')).toBe('/regi?utm_source=mail');
  expect(declaredUrl(table, '/uzletek/?utm_source=mail')).toBe('/uzletek/?utm_source=mail');
});
