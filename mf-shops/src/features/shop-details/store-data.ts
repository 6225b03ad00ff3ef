/** A shop as schema.org knows it. */
import type { Shop, Weekday } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';

const DAYS: Readonly<Record<Weekday, string>> = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
};

/** What a search engine needs of a shop. */
export type StoreFacts = Pick<Shop, 'name' | 'lead' | 'hours' | 'phone' | 'email' | 'website'> & {
  logo: string;
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
    openingHours: shop.hours.map(({ from, to, hours }) =>
      from === to ? `${DAYS[from]} ${hours}` : `${DAYS[from]}-${DAYS[to]} ${hours}`,
    ),
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  };
}
