import { venueSchema, venuesSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** A venue for all ages with one ticket, without shows and place. */
export const aVenue = builder(venueSchema, (number) => ({
  id: `venue-${number}`,
  page: `venue-${number}`,
  name: `Venue ${number}`,
  ages: { from: 0 },
  minutes: { from: 60, until: 90 },
  shows: [],
  prices: [{ label: 'One player', amount: 4900, ticket: 'escape_room_person' }],
}));

/** No venue and no holiday. */
export const aVenueList = builder(venuesSchema, () => ({ venues: [], holidays: [] }));
