/** Structured data of a venue's page: location, opening hours and tickets. */
import type { EditorialPage } from '@mall/contracts';
import type { LoaderArgs, MetaArgs, PageMeta, StaticRouteId, StructuredData } from '@mall/runtime';
import { placeFacts } from '../../base/structured-data/mall-place.ts';
import { showEvents } from './show-events.ts';
import { ticketPricesOf } from './ticket-offers.ts';
import { type VenueFacts, type VenueType, venuePlace } from './venue-place.ts';

interface Show {
  name: string;
  start: string;
}

interface Venue {
  /** Type of schema.org. */
  type: VenueType;
  /** Id of the venue's route. */
  route: StaticRouteId;
  /** What begins there in the next days. */
  shows: (args: LoaderArgs) => Promise<readonly Show[]>;
}

/** The options `facts` and `structuredData` of `editorialPage`. */
export function venueHead({ shows: loadShows, ...venue }: Venue) {
  return {
    facts: async ({
      page,
      ...args
    }: LoaderArgs & { page: Promise<EditorialPage> }): Promise<
      VenueFacts & { shows: readonly Show[] }
    > => {
      const [config, shows] = await Promise.all([args.load('config'), loadShows(args)]);
      const { opening_hours, sections } = await page;
      return { ...placeFacts(config, opening_hours), tickets: ticketPricesOf(sections), shows };
    },
    structuredData: (
      { shows, ...facts }: VenueFacts & { shows: readonly Show[] },
      { data, ...args }: MetaArgs<PageMeta>,
    ): StructuredData[] => {
      const place = { ...venue, ...data, name: data.title };
      return [venuePlace(args, place, facts), ...showEvents(shows, args, place, facts)];
    },
  };
}
