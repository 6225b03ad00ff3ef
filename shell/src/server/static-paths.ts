/** Every page whose path has no parameter. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '@mall/contracts';
import { hasParams, type RouteTable } from '@mall/routing';

/** Neutral pages come once for each language that may be stored; the sitemap names them once. */
export function staticPaths(table: RouteTable) {
  return table.paths
    .filter(({ pattern }) => !hasParams(pattern))
    .flatMap(({ pattern, language, canonical, route }) =>
      (language ? [language] : LANGUAGES).map((of) => ({
        path: pattern,
        language: of,
        sitemap: canonical && route.sitemap && of === (language ?? DEFAULT_LANGUAGE),
      })),
    );
}
