/** Where the language switch leads. */
import type { Language } from '@mall/contracts';
import type { ResolvedPath } from './resolve-path.ts';
import { routePath } from './route-path.ts';

/** The same page in `language`; the home page when there is no page here. */
export function pathInLanguage(resolved: ResolvedPath, language: Language): string {
  if (resolved.kind !== 'page') return '/';
  return routePath(resolved.path.route, language, resolved.params);
}
