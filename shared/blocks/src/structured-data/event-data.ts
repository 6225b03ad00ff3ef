import type { Contact, EventDate, ImageSet, MallEvent } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';
import { placeLocation } from './structured-data.ts';

type EventFacts = Pick<MallEvent, 'title' | 'url' | 'place' | 'audience' | 'price'> & {
  lead?: string | undefined;
  image?: ImageSet | undefined;
};
type EventTimes = Pick<EventDate, 'from'> & Partial<Pick<EventDate, 'until'>>;

/** An event on one of its dates as a schema.org `Event` at the mall. */
export function eventData(
  { title, lead, url: path, image, place, audience, price }: EventFacts,
  { from, until }: EventTimes,
  { origin, contact }: { origin: string; contact: Contact },
) {
  const mall = { '@id': `${origin}/#mall` };
  const url = origin + path;
  return {
    '@type': 'Event' as const,
    name: title,
    ...(lead ? { description: lead } : {}),
    url,
    ...(image ? { image: [origin + (image['2x'] ?? image['1x'])] } : {}),
    startDate: from,
    ...(until ? { endDate: until } : {}),
    eventStatus: 'https://schema.org/EventScheduled' as const,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location: {
      '@type': 'Place' as const,
      name: place,
      address: placeLocation(contact).address,
      containedInPlace: mall,
    },
    ...(audience ? { audience: { '@type': 'Audience' as const, audienceType: audience } } : {}),
    ...(price === undefined
      ? {}
      : {
          isAccessibleForFree: price === 0,
          offers: {
            '@type': 'Offer' as const,
            price,
            priceCurrency: 'HUF',
            url,
            availability: 'https://schema.org/InStock' as const,
          },
        }),
    organizer: mall,
  } satisfies StructuredData;
}
