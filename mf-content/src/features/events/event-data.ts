/** Structured data of events. */
import type { EventDate, MallEvent } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';

type EventFacts = Pick<
  MallEvent,
  'title' | 'lead' | 'url' | 'image' | 'place' | 'audience' | 'price'
>;

export interface EventContext {
  origin: string;
  /** Of the mall. */
  address: {
    '@type': 'PostalAddress';
    streetAddress: string;
    postalCode: string;
    addressLocality: string;
    addressCountry: string;
  };
}

/** An event on one of its dates as a schema.org `Event` at the mall. */
export function eventData(
  event: EventFacts,
  date: EventDate,
  { origin, address }: EventContext,
): StructuredData {
  const { title, lead, image, place, audience } = event;
  const mall = { '@id': `${origin}/#mall` };
  const url = origin + event.url;
  return {
    '@type': 'Event',
    name: title,
    description: lead,
    url,
    ...(image ? { image: [origin + (image['2x'] ?? image['1x'])] } : {}),
    startDate: date.from,
    endDate: date.until,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address, containedInPlace: mall },
    ...(audience ? { audience: { '@type': 'Audience', audienceType: audience } } : {}),
    ...offers(event.price, url),
    organizer: mall,
  };
}

function offers(price: number | undefined, url: string) {
  if (price === undefined) return {};
  const availability = 'https://schema.org/InStock' as const;
  return {
    isAccessibleForFree: price === 0,
    offers: { '@type': 'Offer' as const, price, priceCurrency: 'HUF', url, availability },
  };
}
