/** Structured data of a venue's page: location and opening hours. */
import type { EditorialPage } from '@mall/contracts';
import type { LoaderArgs, MetaArgs, PageMeta, StaticRouteId, StructuredData } from '@mall/runtime';
import { type PlaceFacts, placeFacts } from './mall-place.ts';
import { type VenueType, venuePlace } from './venue-place.ts';

interface Venue {
  /** Type of schema.org. */
  type: VenueType;
  /** Id of the venue's route. */
  route: StaticRouteId;
}

/** The options `facts` and `structuredData` of `editorialPage`. */
export function venueHead(venue: Venue) {
  return {
    facts: async ({ load, page }: LoaderArgs & { page: Promise<EditorialPage> }) =>
      placeFacts(await load('config'), (await page).opening_hours),
    structuredData: (
      place: PlaceFacts,
      { data, ...args }: MetaArgs<PageMeta>,
    ): StructuredData[] => [venuePlace(args, { ...venue, ...data, name: data.title }, place)],
  };
}
