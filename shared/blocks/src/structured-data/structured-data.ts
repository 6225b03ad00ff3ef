/** Structured data that several apps give to search engines. */
import type { Contact } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';
import type { ItemList } from 'schema-dts';

/** Address and coordinates of the mall, which are those of all its shops and venues. */
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

/** An entry by the page that it has, or as its own object. */
type ListEntry = { url: string; name?: string } | { item: StructuredData };

/** The entries of a page's list, in their order. */
export function itemList(name: string, entries: readonly ListEntry[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}
