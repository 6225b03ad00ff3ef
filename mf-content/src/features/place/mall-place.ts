/** The mall as schema.org describes it. */
import type { Config, Contact, OpeningHoursEntry } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';
import { openingHoursSpecification } from './opening-hours-specification.ts';

/** What the structured data of a place needs of the configuration. */
export interface PlaceFacts {
  contact: Contact;
  hours: OpeningHoursEntry[];
}

/** Takes contact and the shops' opening hours out of the configuration. */
export function mallFacts({ contact, opening_hours }: Config): PlaceFacts {
  return { contact, hours: opening_hours.shops };
}

/** Address, position and telephone, for whatever is in the mall. */
export function whereabouts(contact: Contact) {
  return {
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: contact.address,
      postalCode: contact.postal_code,
      addressLocality: contact.city,
      addressCountry: 'HU',
    },
    geo: {
      '@type': 'GeoCoordinates' as const,
      latitude: contact.latitude,
      longitude: contact.longitude,
    },
  };
}

/** The `ShoppingCenter` itself. */
export function mallPlace(
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
  { contact, hours }: PlaceFacts,
): StructuredData {
  return {
    '@type': 'ShoppingCenter',
    '@id': `${origin}/#mall`,
    name: brand.name,
    url: `${origin}/`,
    email: contact.email,
    ...whereabouts(contact),
    openingHoursSpecification: openingHoursSpecification(hours),
  };
}

/** The site as a `WebSite`. */
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
