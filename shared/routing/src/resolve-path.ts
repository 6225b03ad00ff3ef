/** What a path means: a page in a language, a redirect, or nothing. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@mall/contracts/language';
import { queryLanguage, withQueryLanguage } from './language-urls.ts';
import { fillPath, hasParams, type PathParams, segmentsOf } from './path-pattern.ts';
import type { KnownPath, PathMatch, RouteTable } from './route-table.ts';

export type ResolvedPath =
  | { kind: 'page'; path: KnownPath; language: Language; params: PathParams }
  /** `language` is that of the redirecting path, to be stored; undefined where only the spelling changes. */
  | { kind: 'redirect'; to: string; language: Language | undefined }
  | { kind: 'not-found'; language: Language };

/** The language of the known paths that begin with this path's first segment, when they agree. */
function languageOfPrefix(table: RouteTable, pathname: string): Language | undefined {
  const prefix = segmentsOf(pathname)?.[0]?.toLowerCase();
  const languages = new Set(
    table.paths
      .filter(({ pattern }) => segmentsOf(pattern)?.[0] === prefix)
      .map(({ language }) => language),
  );
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** A word of a static path is no slug, not even below the other language's path: `/shops/terkep`. */
function isHalfTranslated(table: RouteTable, match: PathMatch): boolean {
  if (!('route' in match) || !hasParams(match.pattern)) return false;
  return LANGUAGES.some((language) => {
    const translated = table.match(fillPath(match.route.paths[language], match.params));
    return translated !== undefined && !hasParams(translated.pattern);
  });
}

/** Lower case, no slash at the end. A token keeps its capitals. */
function cleanPath({ pattern, params, ...match }: PathMatch): string {
  if ('route' in match && match.route.token) return fillPath(pattern, params);
  const lower = Object.entries(params).map(([name, value]) => [name, value.toLowerCase()]);
  return fillPath(pattern, Object.fromEntries(lower));
}

function resolveMatch(
  table: RouteTable,
  match: PathMatch,
  stored: Language | undefined,
): Exclude<ResolvedPath, { kind: 'not-found' }> | undefined {
  if ('route' in match) {
    const { params, ...path } = match;
    return { kind: 'page', path, language: path.language ?? stored ?? DEFAULT_LANGUAGE, params };
  }
  const { to, language } = match.redirect;
  const target = table.find(to);
  if (!target) return undefined;
  return { kind: 'redirect', to: fillPath(target.route.paths[language], match.params), language };
}

/** Resolves a percent-encoded pathname. @param stored the visitor's language, which decides on neutral paths. */
export function resolvePath(
  table: RouteTable,
  pathname: string,
  stored: Language | undefined,
): ResolvedPath {
  const match = table.match(pathname);
  const resolved =
    match && !isHalfTranslated(table, match) ? resolveMatch(table, match, stored) : undefined;
  if (!match || !resolved) {
    const language = languageOfPrefix(table, pathname) ?? stored ?? DEFAULT_LANGUAGE;
    return { kind: 'not-found', language };
  }
  const clean = cleanPath(match);
  return clean === pathname ? resolved : { kind: 'redirect', to: clean, language: undefined };
}

/**
 * Resolves a URL. The query `?lang=` wins over the stored language on neutral paths and means
 * nothing elsewhere (requirement 2.3). A redirect keeps the query: `to` is a path with query. A redirect
 * to another page drops `lang`, because the language of the old path counts.
 * @param stored the visitor's stored language.
 */
export function resolveUrl(
  table: RouteTable,
  { pathname, search }: { pathname: string; search: string },
  stored: Language | undefined,
): ResolvedPath {
  const resolved = resolvePath(table, pathname, queryLanguage(search) ?? stored);
  if (resolved.kind !== 'redirect') return resolved;
  const query = resolved.language ? withQueryLanguage(search) : search;
  return { ...resolved, to: resolved.to + query };
}
