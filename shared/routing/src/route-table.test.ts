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
const mf = fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 }).map(
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

test('a static path always wins', () => {
  fc.assert(
    fc.property(mf, (app) => {
      const table = routeTable([app]);
      for (const { pattern: path } of table.paths.filter((known) => !hasParams(known.pattern))) {
        expect(table.match(path)?.pattern).toBe(path);
      }
    }),
  );
});

test('a clean form is clean: no redirect leads to another', () => {
  fc.assert(
    fc.property(mf, pathname, (app, path) => {
      const table = routeTable([app]);
      const resolved = resolvePath(table, path, undefined);
      if (resolved.kind !== 'redirect') return;
      expect(resolvePath(table, resolved.to, undefined).kind).toBe('page');
    }),
  );
});

test('every page is found at the path that its route makes', () => {
  fc.assert(
    fc.property(mf, fc.stringMatching(/^[a-z0-9-]{2,8}$/), (app, slug) => {
      const table = routeTable([app]);
      for (const { pattern: path, route } of table.paths) {
        const resolved = resolvePath(table, fillPath(path, { slug }), undefined);
        expect(resolved).toMatchObject({ kind: 'page', path: { route: { id: route.id } } });
      }
    }),
  );
});

test('words of static paths and redirects are reserved, in both languages', () => {
  const table = routeTable([
    mfJsonSchema.parse({
      name: 'shops',
      owner: 'team-shops',
      routes: [
        { id: 'map', module: './pages/map', paths: { hu: '/uzletek/terkep', en: '/shops/map' } },
        {
          id: 'shop',
          module: './pages/shop',
          paths: { hu: '/uzletek/:slug', en: '/shops/:slug' },
          entries: 'shops',
        },
        { id: 'news', module: './pages/news', paths: { hu: '/hirek/uj', en: '/news/new' } },
      ],
      redirects: [{ from: '/uzletek/{product}-park', to: 'map', language: 'hu' }],
    }),
  ]);
  expect(reservedSlugs(table, 'shops').sort()).toEqual(['map', 'terkep', '{product}-park']);
  expect(reservedSlugs(table, 'posts')).toEqual([]);
});
