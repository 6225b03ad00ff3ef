/** Structured data of where the mall is, which is where all of its shops and venues are. */
import type { Contact } from '@mall/contracts';

/** Address and coordinates, for a place of schema.org. */
export function placeLocation(contact: Contact) {
  return {
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
