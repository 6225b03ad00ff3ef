/** Which entries of the menus lead to the page that is shown, or to what it is part of. */
import type { NavigationEntry } from '@mall/contracts';
import { type PathTo, useShellContext } from '@mall/runtime';
import { useLocation } from 'react-router-dom';

/** The menus that are always in the page. */
export const PAGE_MENUS = ['main', 'services'] as const;

export function isCurrent({ route }: NavigationEntry, pathTo: PathTo, pathname: string): boolean {
  // The English path of a page without a language in its path has a query.
  const [path] = pathTo(route).split('?');
  return `${pathname}/`.startsWith(`${path}/`);
}

/** Route ids of the entries that are marked. */
export function useCurrentEntries(): string[] {
  const { pathTo, menu } = useShellContext();
  const { pathname } = useLocation();
  return PAGE_MENUS.flatMap(menu)
    .filter((entry) => isCurrent(entry, pathTo, pathname))
    .map(({ route }) => route);
}
