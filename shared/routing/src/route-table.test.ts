import fc from 'fast-check';
import { fillPath } from './path-pattern.ts';
import { resolvePath } from './resolve-path.ts';
import { reservedSlugs, routeTable } from './route-table.ts';
import { routeAt, sampleApp } from './testing/sample-routes.ts';

const segment = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(':slug'));
const pattern = fc
  .array(segment, { maxLength: 3 })
  .filter((parts) => parts.filter((part) => part === ':slug').length <= 1)
  .map((parts) => `/${parts.join('/')}`);

/** Apps of one to six routes, each at one pattern in both languages. */
const anyApp = fc
  .uniqueArray(pattern, { minLength: 1, maxLength: 6 })
  .map((patterns) =>
    sampleApp(patterns.map((path, index) => routeAt(`route-${index}`, path, path))),
  );

const pathname = fc
  .array(fc.constantFrom('a', 'b', 'B', 'c', 'd', '%C3%81', '%'), { maxLength: 4 })
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`));

test('never redirects to another redirect', () => {
  fc.assert(
    fc.property(anyApp, pathname, (app, path) => {
      const table = routeTable([app]);
      const resolved = resolvePath(table, path, undefined);
      if (resolved.kind !== 'redirect') return;
      expect(resolvePath(table, resolved.to, undefined).kind).toBe('page');
    }),
  );
});

test('finds every page at the path of its route, also where another one has a parameter', () => {
  fc.assert(
    fc.property(anyApp, fc.stringMatching(/^[a-z0-9-]{2,8}$/), (app, slug) => {
      const table = routeTable([app]);
      for (const { pattern: path, route } of table.paths) {
        const resolved = resolvePath(table, fillPath(path, { slug }), undefined);
        expect(resolved).toMatchObject({ kind: 'page', path: { route: { id: route.id } } });
      }
    }),
  );
});

test('reserves the words of static paths and redirects in both languages', () => {
  const routes = [
    routeAt('map', '/uzletek/terkep', '/shops/map'),
    routeAt('shop', '/uzletek/:slug', '/shops/:slug', { entries: 'shops' }),
    routeAt('news', '/hirek/uj', '/news/new'),
  ];
  const redirects = [{ from: '/uzletek/{product}-park', to: 'map', language: 'hu' }];
  const table = routeTable([sampleApp(routes, { redirects })]);
  expect(reservedSlugs(table, 'shops').sort()).toEqual(['map', 'terkep', '{product}-park']);
  expect(reservedSlugs(table, 'posts')).toEqual([]);
});
