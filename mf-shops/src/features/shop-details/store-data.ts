/** Structured data of a shop. */
import type { Shop } from '@mall/contracts';
import type { StructuredHours } from '@mall/opening-hours';
import type { StructuredData } from '@mall/runtime';

/** The part of a shop that its structured data needs. */
export type StoreFacts = Pick<Shop, 'name' | 'lead' | 'phone' | 'email' | 'website'> & {
  logo: string;
  openingHours: StructuredHours;
};

/** A schema.org `Store`; `url` is the URL of the shop's page, `origin` the origin of the site. */
export function storeData(shop: StoreFacts, url: string, origin: string): StructuredData {
  return {
    '@type': 'Store',
    name: shop.name,
    description: shop.lead,
    url,
    logo: origin + shop.logo,
    image: origin + shop.logo,
    ...shop.openingHours,
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  };
}
