/** The part of a discount that the page's head needs. */
import type { DiscountDetail, ImageSet } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';

export interface DiscountSummary {
  slug: string;
  title: string;
  lead: string;
  from: string;
  until: string;
  shop: string | undefined;
  image: ImageSet;
}

/** The summary of `discount`. */
export function discountSummary(discount: DiscountDetail): DiscountSummary {
  const { slug, title, lead, valid_from, valid_until, shop, images } = discount;
  return {
    slug,
    title,
    lead,
    from: valid_from,
    until: valid_until,
    shop: shop?.name,
    image: images.featured,
  };
}

/** The discount as a `SaleEvent` of schema.org, at its shop in the mall. */
export function saleEvent(
  { origin, brand, pathTo }: Pick<MetaArgs, 'origin' | 'brand' | 'pathTo'>,
  discount: DiscountSummary,
): StructuredData {
  const { slug, title, lead, from, until, shop, image } = discount;
  const mall = { '@type': 'ShoppingCenter' as const, '@id': `${origin}/#mall`, name: brand.name };
  return {
    '@type': 'SaleEvent',
    name: title,
    description: lead,
    startDate: from,
    endDate: until,
    image: [origin + image['1x']],
    url: origin + pathTo('discount', { slug }),
    location: shop ? { '@type': 'Store', name: shop, containedInPlace: mall } : mall,
  };
}
