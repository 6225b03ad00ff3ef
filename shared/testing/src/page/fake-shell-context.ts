/** The shell's context of a site whose live apps are those of this repository, or some of them. */
import type { Language, MfJson } from '@mall/contracts';
import type { Api } from '@mall/http';
import { type RouteTable, routePath, routeTable } from '@mall/routing';
import { menuEntries, type ShellContext, searchLinks } from '@mall/runtime';
import { readMfJson, readOnce } from './repository.ts';

/** Not the brand of any site, so that a name written into code or messages shows up. */
export const TEST_BRAND = { name: 'Testliget', slug: 'testliget' };

export const TEST_ORIGIN = 'https://mall.example';

/** The paths of `apps`. */
export const siteRoutes = readOnce((...apps: readonly string[]): RouteTable => {
  const faces = JSON.stringify(apps.map((app) => readMfJson(app)));
  return routeTable(JSON.parse(faces.replaceAll('{product}', TEST_BRAND.slug)) as MfJson[]);
});

export function fakeShellContext(
  routes: RouteTable,
  apps: readonly string[],
  language: Language,
  api: Api,
): ShellContext {
  const links: Pick<ShellContext, 'language' | 'pathTo' | 'hasRoute'> = {
    language,
    hasRoute: (id) => routes.find(id) !== undefined,
    pathTo: (...[id, params, of = language]) => {
      const found = routes.find(id);
      if (!found) throw new Error(`no app of the test has the route ${id}`);
      return routePath(found.route, of, params);
    },
  };
  const faces = apps.map((app) => readMfJson(app));
  return {
    ...links,
    brand: TEST_BRAND,
    origin: TEST_ORIGIN,
    api,
    renderedAt: Date.now(),
    menu: (name) => menuEntries({ apps: faces }, name),
    searchLinks: (result, query) => searchLinks(faces, result, query, links),
  };
}
