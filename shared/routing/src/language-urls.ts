/**
 * URLs of a route in each language. The query key `lang` chooses the language of a neutral path
 * (requirement 2.3).
 */
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

/**
 * The canonical path and query of a route in `language`. A neutral route has the query `?lang=en` in
 * English.
 * @param query further keys.
 * @throws {Error} naming a parameter that is missing.
 */
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

/**
 * @param origin without a slash at its end.
 * @param query the query of the canonical URL.
 */
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
