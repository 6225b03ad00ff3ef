/** The entries of one menu: what the live apps put there, in order. */
import type { NavigationEntry, SiteRecord } from '@mall/contracts';

/** Entries of menus that the caller names, from every app of the composition. */
export function menuEntries(site: SiteRecord, menu: NavigationEntry['menu']): NavigationEntry[] {
  return site.apps
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.menu === menu)
    .sort((a, b) => a.order - b.order);
}
