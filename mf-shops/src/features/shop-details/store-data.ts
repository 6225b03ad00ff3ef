/** A shop as schema.org knows it. */
import type { Shop } from '@mall/contracts';
import type { StructuredHours } from '@mall/opening-hours';
import type { StructuredData } from '@mall/runtime';

/** What a search engine needs of a shop. */
export type StoreFacts = Pick<Shop, 'name' | 'lead' | 'phone' | 'email' | 'website'> & {
  logo: string;
  openingHours: StructuredHours;
};

/** A `Store`; `address` is that of the shop's page, `origin` that of the site. */
export function storeData(shop: StoreFacts, address: string, origin: string): StructuredData {
  return {
    '@type': 'Store',
    name: shop.name,
    description: shop.lead,
    url: address,
    logo: origin + shop.logo,
    image: origin + shop.logo,
    ...shop.openingHours,
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  };
}
