/** Fills a route's path. */
import type { Language, Route } from '@mall/contracts';

export type PathParams = Readonly<Record<string, string>>;

/**
 * The path of `route` in `language` with its parameters filled.
 * @throws {Error} naming a parameter that is missing.
 */
export function routePath(route: Route, language: Language, params: PathParams = {}): string {
  return route.paths[language].replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`route ${route.id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
