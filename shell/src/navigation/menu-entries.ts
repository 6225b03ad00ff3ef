/** The entries of the menus: what the live apps put there. */
import type { NavigationEntry, SiteRecord } from '@mall/contracts';

function allEntries(site: SiteRecord): NavigationEntry[] {
  return site.apps.flatMap(({ navigation }) => navigation);
}

/** Entries of one menu from every app of the composition, in order. */
export function menuEntries(site: SiteRecord, menu: NavigationEntry['menu']): NavigationEntry[] {
  return allEntries(site)
    .filter((entry) => entry.menu === menu)
    .sort((a, b) => a.order - b.order);
}

/** One entry for each of `routes`, from whichever menu names it; a route without one is left out. */
export function entriesOfRoutes(site: SiteRecord, routes: readonly string[]): NavigationEntry[] {
  const entries = allEntries(site);
  return routes.flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
}
