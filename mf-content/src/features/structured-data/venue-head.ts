/** Structured data of a venue's page: location, opening hours and tickets. */
import type { EditorialPage } from '@mall/contracts';
import type { LoaderArgs, MetaArgs, PageMeta, StaticRouteId, StructuredData } from '@mall/runtime';
import { placeFacts } from './mall-place.ts';
import { ticketPricesOf } from './ticket-offers.ts';
import { type VenueFacts, type VenueType, venuePlace } from './venue-place.ts';

interface Venue {
  /** Type of schema.org. */
  type: VenueType;
  /** Id of the venue's route. */
  route: StaticRouteId;
}

/** The options `facts` and `structuredData` of `editorialPage`. */
export function venueHead(venue: Venue) {
  return {
    facts: async ({
      load,
      page,
    }: LoaderArgs & { page: Promise<EditorialPage> }): Promise<VenueFacts> => {
      const [config, { opening_hours, sections }] = await Promise.all([load('config'), page]);
      return { ...placeFacts(config, opening_hours), tickets: ticketPricesOf(sections) };
    },
    structuredData: (
      place: VenueFacts,
      { data, ...args }: MetaArgs<PageMeta>,
    ): StructuredData[] => [venuePlace(args, { ...venue, ...data, name: data.title }, place)],
  };
}
