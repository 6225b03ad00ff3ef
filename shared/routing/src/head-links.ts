/** Canonical and alternate URLs of a page. */
import type { Route } from '@mall/contracts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@mall/contracts/language';
import { routePath } from './language-query.ts';
import type { PathParams } from './path-pattern.ts';

export interface HeadLinks {
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
