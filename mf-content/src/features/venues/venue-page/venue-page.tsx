/** The page of a venue: facts, what is next, the texts of the content, and the price planner. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import type { Venue } from '@mall/contracts';
import { type LoaderArgs, useApiData } from '@mall/runtime';
import type { Tone } from '@mall/ui';
import { venueHours } from '../../base/opening-hours/venue-hours.tsx';
import { PricePlanner } from '../price-planner/price-planner.tsx';
import { type VenueType, venueHead } from '../structured-data/venue-data.ts';
import { showDates } from '../venue-facts/show-dates.ts';
import { validUntil } from '../venue-facts/valid-until.ts';
import { VenueShows } from '../venue-facts/venue-shows.tsx';
import { VenueEssentials } from './venue-essentials.tsx';

interface VenuePage {
  /** Id of the route, of the page in the content, and of the venue in the rules of the prices. */
  id: 'tropicarium' | 'kockapark' | 'playhouse';
  /** Type of schema.org. */
  type: VenueType;
  tone: Tone;
}

const isVenue = (id: string) => (venue: Venue) => venue.id === id;

/** Loads the venue, and the ways to it; undefined when the page of the content names no venue. */
async function loadVenue({ load }: LoaderArgs, id: string): Promise<Venue | undefined> {
  const venue = (await load('venues')).venues.find(isVenue(id));
  if (venue?.place) await load('arrivals', { slug: venue.place });
  return venue;
}

/** `loader`, `meta` and `Component` of the page. */
export function venuePage({ id, type, tone }: VenuePage) {
  function Body({ sections }: EditorialBodyProps) {
    const venue = useApiData('venues').venues.find(isVenue(id));
    return (
      <>
        {venue ? <VenueEssentials venue={venue} /> : null}
        {venue ? <VenueShows venue={venue} /> : null}
        <EditorialBody sections={sections} />
        <PricePlanner chosen={[id]} />
      </>
    );
  }

  async function shows({ load }: LoaderArgs) {
    const [{ venues }, config] = await Promise.all([load('venues'), load('config')]);
    const venue = venues.find(isVenue(id));
    return venue ? showDates(venue, config, Date.now()) : [];
  }

  const page = editorialPage({
    slug: id,
    tone,
    headerContent: venueHours,
    ...venueHead({ type, route: id, shows }),
    Body,
  });
  return {
    ...page,
    async loader(args: LoaderArgs) {
      const [data, venue, config] = await Promise.all([
        page.loader(args),
        loadVenue(args, id),
        args.load('config'),
      ]);
      return { ...data, ...validUntil(venue ? [venue] : [], config, Date.now()) };
    },
  };
}
