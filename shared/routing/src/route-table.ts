/** The paths of all apps as one table, each with its app and language. */
import type { MfJson, Route } from '@mall/contracts';
import { LANGUAGES, type Language } from '@mall/contracts/language';
import { isNeutral } from './language-urls.ts';
import { hasParams, matchSegments, type PathParams, segmentsOf } from './path-pattern.ts';

type RoutedApp = Pick<MfJson, 'name' | 'routes' | 'redirects'>;

/** One path pattern of a route. A neutral path has no language of its own. */
export interface KnownPath {
  pattern: string;
  language: Language | undefined;
  app: string;
  route: Route;
}

export interface KnownRedirect {
  pattern: string;
  app: string;
  redirect: MfJson['redirects'][number];
}

export type PathMatch = (KnownPath | KnownRedirect) & { params: PathParams };

export interface RouteTable {
  paths: readonly KnownPath[];
  redirects: readonly KnownRedirect[];
  find(routeId: string): { route: Route; app: string } | undefined;
  /** Ignores capitals and slashes at the end. Static paths win over parameters, redirects over routes. */
  match(pathname: string): PathMatch | undefined;
}

function pathsOf(app: string, route: Route): KnownPath[] {
  const { paths, aliases } = route;
  const own = isNeutral(route)
    ? [{ path: paths.hu, language: undefined }]
    : LANGUAGES.map((language) => ({ path: paths[language], language }));
  return [...own, ...aliases].map(({ path, language }) => ({
    pattern: path,
    language,
    app,
    route,
  }));
}

function matcher(patterns: readonly (KnownPath | KnownRedirect)[]): RouteTable['match'] {
  const inOrder = [
    ...patterns.filter(({ pattern }) => !hasParams(pattern)),
    ...patterns.filter(({ pattern }) => hasParams(pattern)),
  ].map((known) => ({ known, words: segmentsOf(known.pattern) ?? [] }));
  return (pathname) => {
    const segments = segmentsOf(pathname);
    if (!segments) return undefined;
    for (const { known, words } of inOrder) {
      const params = matchSegments(words, segments);
      if (params) return { ...known, params };
    }
    return undefined;
  };
}

export function routeTable(apps: readonly RoutedApp[]): RouteTable {
  const routes = apps.flatMap(({ name, routes }) => routes.map((route) => ({ app: name, route })));
  const byId = new Map<string, (typeof routes)[number]>(
    routes.map((entry) => [entry.route.id, entry]),
  );
  const paths = routes.flatMap(({ app, route }) => pathsOf(app, route));
  const redirects = apps.flatMap(({ name: app, redirects }) =>
    redirects.map((redirect) => ({ pattern: redirect.from, app, redirect })),
  );
  return {
    paths,
    redirects,
    find: (routeId) => byId.get(routeId),
    match: matcher([...redirects, ...paths]),
  };
}

/** The slugs that static paths and redirects take from the detail pages of an API list. */
export function reservedSlugs(table: RouteTable, list: NonNullable<Route['entries']>): string[] {
  const fixed = [...table.paths, ...table.redirects]
    .filter(({ pattern }) => !hasParams(pattern))
    .map(({ pattern }) => segmentsOf(pattern) ?? []);
  return table.paths
    .filter(({ route }) => route.entries === list)
    .map(({ pattern }) => segmentsOf(pattern) ?? [])
    .flatMap((pattern) => fixed.flatMap((path) => matchSegments(pattern, path)?.slug ?? []));
}
