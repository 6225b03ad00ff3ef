/** The site's paths as one table, made from the site record: who owns a path, in which language. */
import {
  LANGUAGES,
  type Language,
  type Redirect,
  type Route,
  type SiteRecord,
} from '@mall/contracts';

/** One path pattern of a route. A neutral path has no language of its own. */
export interface KnownPath {
  pattern: string;
  language: Language | undefined;
  app: string;
  route: Route;
  /** Set on the path that the page's canonical address has. */
  canonical: boolean;
}

export interface RouteTable {
  paths: readonly KnownPath[];
  redirects: readonly Redirect[];
  /** The route with this id, and its app. */
  find(routeId: string): { route: Route; app: string } | undefined;
}

function pathsOf(app: string, route: Route): KnownPath[] {
  const { hu, en } = route.paths;
  const own: KnownPath[] =
    hu === en
      ? [{ pattern: hu, language: undefined, app, route, canonical: true }]
      : LANGUAGES.map((language) => ({
          pattern: route.paths[language],
          language,
          app,
          route,
          canonical: true,
        }));
  const aliases = route.aliases.map(({ path, language }) => ({
    pattern: path,
    language,
    app,
    route,
    canonical: false,
  }));
  return [...own, ...aliases];
}

export function routeTable(site: SiteRecord): RouteTable {
  const routes = site.apps.flatMap(({ name, routes }) =>
    routes.map((route) => ({ app: name, route })),
  );
  const byId = new Map(routes.map((entry) => [entry.route.id, entry]));
  return {
    paths: routes.flatMap(({ app, route }) => pathsOf(app, route)),
    redirects: site.apps.flatMap(({ redirects }) => redirects),
    find: (routeId) => byId.get(routeId),
  };
}
