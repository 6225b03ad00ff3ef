/** Structured data of the gift card. */
import type { EditorialHead } from '@mall/blocks';
import type { MetaArgs, StructuredData } from '@mall/runtime';

type ProductArgs = Pick<MetaArgs<EditorialHead>, 'data' | 'brand' | 'origin' | 'pathTo'>;

/** A schema.org `Product` with one offer; `sold` is false while the sale is suspended. */
export function productData(args: ProductArgs, sold: boolean): StructuredData {
  const { data, brand, origin, pathTo } = args;
  const url = origin + pathTo('gift-card');
  return {
    '@type': 'Product',
    name: `${data.title} – ${brand.name}`,
    description: data.description,
    url,
    brand: { '@type': 'Brand', name: brand.name },
    ...(data.image ? { image: origin + data.image['1x'] } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'HUF',
      availability: `https://schema.org/${sold ? 'InStoreOnly' : 'OutOfStock'}`,
    },
  };
}
