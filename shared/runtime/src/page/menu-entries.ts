/** The entries of the menus: what the live apps put there. */
import type { NavigationEntry, NavigationMenu, SiteApp } from '@mall/contracts';

/** Entries of one menu from every app of the composition, in order. */
export function menuEntries(
  { apps }: { apps: readonly Pick<SiteApp, 'navigation'>[] },
  menu: NavigationMenu,
): NavigationEntry[] {
  return apps
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.menu === menu)
    .sort((a, b) => a.order - b.order);
}
