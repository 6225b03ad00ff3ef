/** Where the language switch leads. */
import type { Language } from '@mall/contracts';
import { resolvePath } from './resolve-path.ts';
import { routePath } from './route-path.ts';
import type { RouteTable } from './route-table.ts';

/**
 * The path of the same page in `language`. A path that both languages can be spoken on stays, an
 * unknown one too; from an unknown one with words of the former language it leads home.
 */
export function pathInLanguage(table: RouteTable, pathname: string, language: Language): string {
  const resolved = resolvePath(table, pathname, language);
  if (resolved.kind === 'redirect') return resolved.to;
  if (resolved.language === language) return pathname;
  return resolved.kind === 'page' ? routePath(resolved.path.route, language, resolved.params) : '/';
}
