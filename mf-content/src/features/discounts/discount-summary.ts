/** The part of a discount that the page's head needs. */
import type { DiscountDetail, ImageSet } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';

export interface DiscountSummary {
  slug: string;
  title: string;
  lead: string;
  from: string;
  until: string;
  expired: boolean;
  shop: string | undefined;
  image: ImageSet;
}

/** The summary of `discount`. */
export function discountSummary(discount: DiscountDetail): DiscountSummary {
  const { slug, title, lead, valid_from, valid_until, expired, shop, images } = discount;
  return {
    slug,
    title,
    lead,
    from: valid_from,
    until: valid_until,
    expired,
    shop: shop?.name,
    image: images.featured,
  };
}

/** The discount as an `Offer` of schema.org, by its shop in the mall. */
export function offer(
  { origin, brand, pathTo }: Pick<MetaArgs, 'origin' | 'brand' | 'pathTo'>,
  discount: DiscountSummary,
): StructuredData {
  const { slug, title, lead, from, until, expired, shop, image } = discount;
  const mall = { '@type': 'ShoppingCenter' as const, '@id': `${origin}/#mall`, name: brand.name };
  return {
    '@type': 'Offer',
    name: title,
    description: lead,
    validFrom: from,
    validThrough: until,
    availability: `https://schema.org/${expired ? 'Discontinued' : 'InStoreOnly'}`,
    image: [origin + (image['2x'] ?? image['1x'])],
    url: origin + pathTo('discount', { slug }),
    offeredBy: shop ? { '@type': 'Store', name: shop, containedInPlace: mall } : mall,
  };
}
