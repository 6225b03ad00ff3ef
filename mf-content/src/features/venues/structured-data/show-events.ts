/** Structured data of a venue's feedings and workshops. */
import type { ImageSet } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';
import { locationData } from '../../base/structured-data/mall-place.ts';
import { ticketOffer } from './ticket-offers.ts';
import type { VenueFacts } from './venue-place.ts';

interface Show {
  name: string;
  /** With the offset at the mall. */
  start: string;
}

interface Place {
  /** Id of the venue's route. */
  route: StaticRouteId;
  name: string;
  image?: ImageSet | undefined;
}

/** Each date as an event in the venue, for which its first ticket, that of grown-ups, is offered. */
export function showEvents(
  shows: readonly Show[],
  { origin, pathTo }: Pick<MetaArgs, 'origin' | 'pathTo'>,
  { route, name: venue, image }: Place,
  { contact, tickets }: VenueFacts,
): StructuredData[] {
  const url = origin + pathTo(route);
  const mall = { '@id': `${origin}/#mall` };
  return shows.map(({ name, start }) => ({
    '@type': 'Event',
    name: `${name} – ${venue}`,
    url,
    ...(image ? { image: [origin + (image['2x'] ?? image['1x'])] } : {}),
    startDate: start,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: locationData(contact).address,
      containedInPlace: mall,
    },
    offers: tickets.slice(0, 1).map((price) => ticketOffer(price, url)),
    organizer: mall,
  }));
}
