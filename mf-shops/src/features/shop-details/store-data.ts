/** Structured data of a shop. */
import { placeLocation } from '@mall/blocks';
import type { Contact, Shop } from '@mall/contracts';
import type { StructuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** The part of a shop that its structured data needs. */
export type StoreFacts = Pick<Shop, 'name' | 'type' | 'lead' | 'phone' | 'email' | 'website'> & {
  logo: string;
  card: string;
  /** Of the mall. */
  contact: Contact;
  openingHours: StructuredHours;
};

/** A shop as a local business of schema.org; `url` is the URL of its page. */
export function storeData(
  shop: StoreFacts,
  url: string,
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
): StructuredData {
  const location = placeLocation(shop.contact);
  const business = {
    '@type': 'LocalBusiness',
    '@id': `${url}#shop`,
    name: shop.name,
    description: shop.lead,
    url,
    logo: origin + shop.logo,
    image: origin + shop.card,
    ...location,
    containedInPlace: {
      '@type': 'ShoppingCenter',
      '@id': `${origin}/#mall`,
      name: brand.name,
      url: `${origin}/`,
      ...location,
    },
    ...shop.openingHours,
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  } satisfies StructuredData;
  // All of them are local businesses; TypeScript does not compare a union of so many types.
  return { ...business, '@type': shop.type } as StructuredData;
}
