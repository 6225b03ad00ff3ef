/** Which app and route a path belongs to, by the site record alone. */
import type { Language, Route, SiteRecord } from '@mall/contracts';

export interface RouteMatch {
  app: string;
  /** Undefined for a redirect. */
  route?: Route;
}

interface Claim extends RouteMatch {
  matches: RegExp;
}

const isStatic = (pattern: string) => !pattern.includes(':');

function claimsOf(site: SiteRecord): [pattern: string, match: RouteMatch][] {
  return site.apps.flatMap(({ name: app, routes, redirects }) => [
    ...redirects.map(({ from }): [string, RouteMatch] => [from, { app }]),
    ...routes.flatMap((route) =>
      [route.paths.hu, route.paths.en, ...route.aliases.map(({ path }) => path)].map(
        (path): [string, RouteMatch] => [path, { app, route }],
      ),
    ),
  ]);
}

export class RouteTable {
  readonly #static: Map<string, RouteMatch>;
  readonly #withParameters: Claim[];

  constructor(site: SiteRecord) {
    const claims = claimsOf(site);
    this.#static = new Map(claims.filter(([pattern]) => isStatic(pattern)));
    this.#withParameters = claims
      .filter(([pattern]) => !isStatic(pattern))
      .map(([pattern, match]) => ({
        ...match,
        matches: new RegExp(`^${pattern.replace(/:[a-zA-Z]+/g, '[^/]+')}$`),
      }));
  }

  /** Static and redirecting paths win over those with parameters. */
  match(path: string): RouteMatch | undefined {
    return this.#static.get(path) ?? this.#withParameters.find(({ matches }) => matches.test(path));
  }
}

/** The path of a route's entry in a language. */
export function entryPath(route: Route, language: Language, slug: string): string {
  return route.paths[language].replace(/:[a-zA-Z]+/, encodeURIComponent(slug));
}
