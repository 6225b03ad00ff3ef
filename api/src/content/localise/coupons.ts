/** The coupons of the coupon day as the API gives them. */
import type { ApiData } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';

export interface LocalisedCoupons {
  list: ApiData['couponList'];
  detail: (slug: string) => ApiData['coupon'] | undefined;
}

export function localiseCoupons({ coupons, shops }: LocalContent): LocalisedCoupons {
  const list = coupons.map(({ body, shop: slug, ...coupon }) => {
    const shop = shops.find((one) => one.slug === slug);
    return { ...coupon, ...(shop && { shop: { slug: shop.slug, name: shop.name } }) };
  });
  return {
    list,
    detail: (slug) => {
      const coupon = list.find((one) => one.slug === slug);
      const html = coupons.find((one) => one.slug === slug)?.body;
      return coupon && html !== undefined ? { ...coupon, html } : undefined;
    },
  };
}
