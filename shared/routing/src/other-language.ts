/** Where the language switch leads. */
import type { Language } from '@mall/contracts';
import { fillPath } from './path-pattern.ts';
import { resolvePath } from './resolve-path.ts';
import type { RouteTable } from './route-table.ts';

/**
 * The path of the same page in `language`. A neutral path stays, and so does an unknown one, unless
 * its prefix has the former language: that one leads home.
 */
export function pathInLanguage(table: RouteTable, pathname: string, language: Language): string {
  const resolved = resolvePath(table, pathname, language);
  if (resolved.kind === 'redirect') return resolved.to;
  if (resolved.language === language) return pathname;
  if (resolved.kind === 'not-found') return '/';
  return fillPath(resolved.path.route.paths[language], resolved.params);
}
