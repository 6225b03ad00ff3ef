/** The winter game as an event of schema.org. */
import type { Contact, EditorialPage, ImageSet } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** First and last day of the game. */
const DAYS = { startDate: '2026-11-20', endDate: '2026-12-06' };

export interface SantaTrailFacts {
  title: string;
  description: string;
  image: ImageSet | undefined;
  contact: Contact;
}

/** The part of the content that the page's head needs. */
export function santaTrailFacts(page: EditorialPage, contact: Contact): SantaTrailFacts {
  return { title: page.title, description: page.description, image: page.images?.cover, contact };
}

function mall({ address, postal_code, city }: Contact, name: string) {
  return {
    '@type': 'Place' as const,
    name,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address,
      postalCode: postal_code,
      addressLocality: city,
      addressCountry: 'HU',
    },
  };
}

/** A free `Event` at the mall, with its first and last day. */
export function santaTrailEvent(
  { brand, origin, pathTo }: Pick<MetaArgs, 'brand' | 'origin' | 'pathTo'>,
  { title, description, image, contact }: SantaTrailFacts,
): StructuredData {
  return {
    '@type': 'Event',
    name: title,
    description,
    ...DAYS,
    url: origin + pathTo('mikulas-nyomaban'),
    ...(image ? { image: [origin + image['1x']] } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: mall(contact, brand.name),
    organizer: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  };
}
