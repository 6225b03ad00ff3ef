import type { Language, Route } from '@mall/contracts';

/** Whether a route is the site's home page: the one at `/`. */
export function isHome({ paths }: Route, language: Language): boolean {
  return paths[language] === '/';
}
