import type { Language } from '@mall/contracts';
import { isNeutral, withQueryLanguage } from './language-urls.ts';
import { fillPath } from './path-pattern.ts';
import { resolvePath } from './resolve-path.ts';
import type { RouteTable } from './route-table.ts';

/**
 * The path and query of the same page in `language` (requirement 2.5). A neutral path stays and takes
 * `?lang=` (requirement 2.3), and so does an unknown path, unless its prefix has the other language:
 * then the target is the home page.
 * @param exists whether the API has the item of a detail page; otherwise the target is its list.
 */
export function urlInLanguage(
  table: RouteTable,
  { pathname, search }: { pathname: string; search: string },
  language: Language,
  exists = true,
): string {
  const neutral = (path: string) => path + withQueryLanguage(search, language);
  const resolved = resolvePath(table, pathname, language);
  if (resolved.kind === 'redirect') return resolved.to + withQueryLanguage(search);
  if (resolved.kind === 'not-found')
    return neutral(resolved.language === language ? pathname : '/');
  const { path, params } = resolved;
  const list = !exists && path.route.list ? table.find(path.route.list)?.route : undefined;
  if (!list && path.language === undefined) return neutral(pathname);
  const target = list ?? path.route;
  const there = fillPath(target.paths[language], params);
  return isNeutral(target) ? neutral(there) : there + withQueryLanguage(search);
}
