/** The gift card as schema.org knows it. */
import type { PageMeta } from '@mall/runtime';

interface GiftCardOffer {
  url: string;
  brand: string;
  origin: string;
  /** Whether it is sold at present. */
  sold: boolean;
}

/** A `Product`, with an offer that says whether it can be bought. */
export function productData(head: PageMeta, { url, brand, origin, sold }: GiftCardOffer): object {
  return {
    '@type': 'Product',
    name: `${head.title} – ${brand}`,
    description: head.description,
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(head.image ? { image: origin + head.image['1x'] } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'HUF',
      availability: `https://schema.org/${sold ? 'InStoreOnly' : 'OutOfStock'}`,
    },
  };
}
