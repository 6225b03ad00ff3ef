/** What a path means: a page in a language, a redirect, or nothing. */
import { DEFAULT_LANGUAGE, type Language } from '@mall/contracts';
import { matchPath } from 'react-router-dom';
import { routePath } from './route-path.ts';
import type { KnownPath, RouteTable } from './route-table.ts';

export type ResolvedPath =
  | { kind: 'page'; path: KnownPath; language: Language; params: Record<string, string> }
  /** `language` is stored when it is named: the path that redirects has one. */
  | { kind: 'redirect'; to: string; language: Language | undefined }
  | { kind: 'not-found'; language: Language };

function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const match = matchPath({ path: pattern, caseSensitive: true, end: true }, pathname);
  if (!match) return undefined;
  return Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [name, value ?? '']),
  );
}

/** Static paths win over those with parameters. */
function findPath(table: RouteTable, pathname: string) {
  const exact = table.paths.find(({ pattern }) => pattern === pathname);
  if (exact) return { path: exact, params: {} };
  for (const path of table.paths) {
    if (!path.pattern.includes(':')) continue;
    const params = paramsOf(path.pattern, pathname);
    if (params) return { path, params };
  }
  return undefined;
}

/** The language that a path's first part speaks, when only one language uses that part. */
function languageOfPrefix(table: RouteTable, pathname: string): Language | undefined {
  const prefix = pathname.split('/')[1];
  const languages = new Set(
    table.paths
      .filter(({ pattern }) => pattern.split('/')[1] === prefix)
      .map(({ language }) => language),
  );
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** Whether the path's words stand elsewhere as a fixed path: then they are no slug. */
function isReservedSlug(
  table: RouteTable,
  path: KnownPath,
  params: Record<string, string>,
): boolean {
  const { route } = path;
  if (params.slug === undefined || !route.entries) return false;
  const patterns = [route.paths.hu, route.paths.en].map((pattern) =>
    pattern.replace(':slug', params.slug ?? ''),
  );
  const fixed = (pathname: string) =>
    table.paths.some(({ pattern }) => pattern === pathname) ||
    table.redirects.some(({ from }) => from === pathname);
  return patterns.some(fixed);
}

/** The clean form of a path: lower case, no slash at its end. */
function cleanForm(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}

/**
 * Resolves a pathname.
 * @param stored the visitor's stored language, which decides on neutral paths.
 */
export function resolvePath(
  table: RouteTable,
  pathname: string,
  stored: Language | undefined,
): ResolvedPath {
  const redirect = table.redirects.find(({ from }) => from === pathname);
  if (redirect) {
    const to = table.find(redirect.to);
    if (to)
      return {
        kind: 'redirect',
        to: routePath(to.route, redirect.language),
        language: redirect.language,
      };
  }
  const clean = cleanForm(pathname);
  const found = findPath(table, pathname);
  // A token may hold capitals; everything else has one clean form.
  const isClean = clean === pathname || found?.path.route.token === true;
  if (found && isClean && !isReservedSlug(table, found.path, found.params)) {
    const language = found.path.language ?? stored ?? DEFAULT_LANGUAGE;
    return { kind: 'page', ...found, language };
  }
  if (!isClean && resolvePath(table, clean, stored).kind !== 'not-found') {
    return { kind: 'redirect', to: clean, language: undefined };
  }
  return {
    kind: 'not-found',
    language: languageOfPrefix(table, clean) ?? stored ?? DEFAULT_LANGUAGE,
  };
}
