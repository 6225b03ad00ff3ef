/** The venues of the overview. */
import type { RouteRef, Venue } from '@mall/contracts';
import type { ShellContext } from '@mall/runtime';

type Listed = Pick<Venue, 'page' | 'section'>;

/** A page of the content has the id of its route. */
export const routeOf = ({ page }: Listed) => page as RouteRef;

/** Those whose page is live: first the venues with a page of their own, then those within a page. */
export function listedVenues<Item extends Listed>(
  venues: readonly Item[],
  hasRoute: ShellContext['hasRoute'],
): Item[] {
  return venues
    .filter((venue) => hasRoute(routeOf(venue)))
    .toSorted((a, b) => Number(Boolean(a.section)) - Number(Boolean(b.section)));
}
