import { type MfJson, mfJsonSchema } from '@mall/contracts';
import fc from 'fast-check';
import { fillPath, hasParams } from './path-pattern.ts';
import { resolvePath } from './resolve-path.ts';
import { reservedSlugs, routeTable } from './route-table.ts';

const segment = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(':slug'));
const pattern = fc
  .array(segment, { maxLength: 3 })
  .filter((parts) => parts.filter((part) => part === ':slug').length <= 1)
  .map((parts) => `/${parts.join('/')}`);

/** Apps whose routes have the patterns: one language's path each, and English ones apart. */
const anyApp = fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 }).map(
  (patterns): MfJson =>
    mfJsonSchema.parse({
      name: 'sample',
      owner: 'team-sample',
      routes: patterns.map((path, index) => ({
        id: `route-${index}`,
        module: './pages/sample',
        paths: { hu: path, en: path },
      })),
    }),
);

const pathname = fc
  .array(fc.constantFrom('a', 'b', 'B', 'c', 'd', '%C3%81', '%'), { maxLength: 4 })
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`));

test('prefers static paths', () => {
  fc.assert(
    fc.property(anyApp, (app) => {
      const table = routeTable([app]);
      for (const { pattern: path } of table.paths.filter((known) => !hasParams(known.pattern))) {
        expect(table.match(path)?.pattern).toBe(path);
      }
    }),
  );
});

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

test('finds every page at the path of its route', () => {
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
  const route = (id: string, hu: string, en: string) => ({
    id,
    module: './pages/any',
    paths: { hu, en },
  });
  const mf = {
    ...{ name: 'shops', owner: 'team-shops' },
    routes: [
      route('map', '/uzletek/terkep', '/shops/map'),
      { ...route('shop', '/uzletek/:slug', '/shops/:slug'), entries: 'shops' },
      route('news', '/hirek/uj', '/news/new'),
    ],
    redirects: [{ from: '/uzletek/{product}-park', to: 'map', language: 'hu' }],
  };
  const table = routeTable([mfJsonSchema.parse(mf)]);
  expect(reservedSlugs(table, 'shops').sort()).toEqual(['map', 'terkep', '{product}-park']);
  expect(reservedSlugs(table, 'posts')).toEqual([]);
});
