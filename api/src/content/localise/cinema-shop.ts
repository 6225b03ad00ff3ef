/** The cinema in the shape of a shop, for the one call that names it so (requirement 7.2). */
import type { Config, EditorialPage, Venues } from '@mall/contracts';
import { planOfGroup } from '@mall/opening-hours';

/** The last part of the call's path; no shop may have it. */
export const CINEMA_SLUG = 'cinema-city';
const CINEMA = 'cinema';

/** Undefined where the content has no cinema, or no picture and no place of it. */
export function localiseCinemaShop(
  pages: ReadonlyMap<string, EditorialPage>,
  { venues }: Venues,
  config: Pick<Config, 'opening_hours' | 'opening_exceptions'>,
) {
  const page = pages.get(CINEMA);
  const venue = venues.find(({ id }) => id === CINEMA);
  const cover = page?.images?.cover;
  if (!page || !cover || !venue?.floor || !venue.place) return undefined;
  const { title: name, lead, description } = page;
  const { services = [], floor, place } = venue;
  const { hours, exceptions } = planOfGroup(config, CINEMA);
  return {
    ...{ slug: CINEMA_SLUG, name, lead, description, services, floor, unit: place },
    ...{ hours: [...hours], exceptions: [...exceptions], images: { logo: cover } },
  };
}
