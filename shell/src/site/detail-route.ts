/** The routes that show an item of an API list: what search results and menus link to. */
import type { Route, SiteRecord } from '@mall/contracts';

/** The route whose `entries` are the items of `list`; undefined when no live app has one. */
export function detailRoute(
  { apps }: SiteRecord,
  list: NonNullable<Route['entries']>,
): Route | undefined {
  return apps.flatMap(({ routes }) => routes).find(({ entries }) => entries === list);
}
