/** URLs of a route by language; the query key `lang` chooses that of a neutral path (requirement 2.3). */
import type { Route } from '@mall/contracts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_QUERY_KEY,
  LANGUAGES,
  type Language,
  parseLanguage,
} from '@mall/contracts/language';
import { fillPath, type PathParams } from './path-pattern.ts';

/** The language that a query such as `?lang=en` names; undefined for none and for an unknown one. */
export function queryLanguage(search: string): Language | undefined {
  return parseLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY_KEY));
}

/** `search` with another language, or without one. Its other keys stay. */
export function withQueryLanguage(search: string, language?: Language): string {
  const query = new URLSearchParams(search);
  // A query without the key stays as it is, in its own encoding.
  if (!language && !query.has(LANGUAGE_QUERY_KEY)) return search;
  query.delete(LANGUAGE_QUERY_KEY);
  if (language) query.set(LANGUAGE_QUERY_KEY, language);
  return String(query) && `?${query}`;
}

export function isNeutral({ paths }: Pick<Route, 'paths'>): boolean {
  return paths.hu === paths.en;
}

/** Canonical path and query; a neutral route has `?lang=en` in English. @throws {Error} naming a missing parameter. */
export function routePath(
  route: Pick<Route, 'paths'>,
  language: Language,
  params?: PathParams,
  query: Readonly<Record<string, string>> = {},
): string {
  const path = fillPath(route.paths[language], params);
  const isBare = !isNeutral(route) || language === DEFAULT_LANGUAGE;
  const search = new URLSearchParams(query);
  if (!isBare) search.set(LANGUAGE_QUERY_KEY, language);
  return path + (String(search) && `?${search}`);
}

interface HeadLinks {
  canonical: string;
  /** `x-default` is the Hungarian URL. */
  alternates: { language: Language | 'x-default'; href: string }[];
}

/** The canonical URL, with `query`, and those of all languages. `origin` has no slash at its end. */
export function headLinks(
  origin: string,
  route: Route,
  language: Language,
  params: PathParams,
  query?: Readonly<Record<string, string>>,
): HeadLinks {
  const url = (of: Language) => origin + routePath(route, of, params, query);
  return {
    canonical: url(language),
    alternates: [
      ...LANGUAGES.map((of) => ({ language: of, href: url(of) })),
      { language: 'x-default' as const, href: url(DEFAULT_LANGUAGE) },
    ],
  };
}
