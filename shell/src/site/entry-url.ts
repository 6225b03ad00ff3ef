import type { NavigationEntry } from '@mall/contracts';
import { type PathTo, pageUrl } from '@mall/runtime';

/** The URL that a navigation entry leads to, in the language of `pathTo`. */
export function entryUrl(
  { route, hash }: Pick<NavigationEntry, 'route' | 'hash'>,
  pathTo: PathTo,
): string {
  return pageUrl(pathTo(route), {}, hash);
}
