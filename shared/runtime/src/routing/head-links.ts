/** Canonical and alternate addresses of a page. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Route } from '@mall/contracts';
import { type PathParams, routePath } from './route-path.ts';

export interface HeadLinks {
  canonical: string;
  /** `x-default` is the Hungarian address. */
  alternates: { language: Language | 'x-default'; href: string }[];
}

/** `origin` without a slash at its end. A neutral page names one address for both languages. */
export function headLinks(
  origin: string,
  route: Route,
  language: Language,
  params: PathParams,
): HeadLinks {
  const address = (of: Language) => origin + routePath(route, of, params);
  return {
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((of) => ({ language: of, href: address(of) })),
      { language: 'x-default' as const, href: address(DEFAULT_LANGUAGE) },
    ],
  };
}
