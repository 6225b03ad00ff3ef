import { placeLocation } from '@mall/blocks';
import type { Config, Contact, EventDate, ImageSet, MallEvent } from '@mall/contracts';
import { mallTime, planOfGroup } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** Contact of the mall, and the hours of `group` where one is given. */
export function placeFacts(config: Config, group: string | undefined) {
  const today = mallTime(Date.now()).day;
  return {
    contact: config.contact,
    openingHours:
      group === undefined ? undefined : structuredHours(planOfGroup(config, group), today),
  };
}

export function locationData(contact: Contact) {
  return { telephone: contact.phone, ...placeLocation(contact) };
}

/** The mall as a schema.org `ShoppingCenter`. */
export function mallPlace(
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
  { contact, openingHours }: ReturnType<typeof placeFacts>,
): StructuredData {
  return {
    '@type': 'ShoppingCenter',
    '@id': `${origin}/#mall`,
    name: brand.name,
    url: `${origin}/`,
    email: contact.email,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/card.png`,
    ...(contact.profiles ? { sameAs: contact.profiles } : {}),
    ...locationData(contact),
    ...openingHours,
  };
}

export function webSite({ brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: ['hu', 'en'],
    publisher: { '@id': `${origin}/#mall` },
  };
}

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
