/** Discounts as the API gives them: those that hold first, the newest first among them. */
import type { Discount, DiscountDetail } from '@mall/contracts';
import { mallMoment } from '../../content/day.ts';
import type { LocalContent } from './local-content.ts';

type LocalDiscount = LocalContent['discounts'][number];

const OTHER_DISCOUNTS = 3;

export interface LocalisedDiscounts {
  discounts: Discount[];
  pinned: Discount[];
  detail: (slug: string) => DiscountDetail | undefined;
  /** The discounts that a shop gives now. */
  ofShop: (shopSlug: string) => Discount[];
}

/** The discounts of `content` as the calls give them on the day `today`. */
export function localiseDiscounts(content: LocalContent, today: string): LocalisedDiscounts {
  const shopNames = new Map(content.shops.map(({ slug, name }) => [slug, name]));
  const discounts = content.discounts
    .map((discount) => toDiscount(discount, shopNames, today))
    .sort(byUse);
  const bySlug = new Map(discounts.map((discount) => [discount.slug, discount]));
  const current = discounts.filter(({ expired }) => !expired);
  return {
    discounts,
    pinned: content.site.pinned.discounts.flatMap((slug) => bySlug.get(slug) ?? []),
    detail: (slug) => {
      const discount = bySlug.get(slug);
      if (!discount) return undefined;
      const others = current.filter((other) => other !== discount).slice(0, OTHER_DISCOUNTS);
      return { ...discount, others };
    },
    ofShop: (shopSlug) => current.filter(({ shop }) => shop?.slug === shopSlug),
  };
}

function byUse(a: Discount, b: Discount): number {
  return (
    Number(a.expired) - Number(b.expired) || Date.parse(b.created_at) - Date.parse(a.created_at)
  );
}

function toDiscount(
  { created, shop = '', featured, ...discount }: LocalDiscount,
  shopNames: ReadonlyMap<string, string>,
  today: string,
) {
  const shopName = shopNames.get(shop);
  return {
    ...discount,
    value: String(discount.value),
    created_at: mallMoment(created, '00:00'),
    expired: discount.valid_until < today,
    shop: shopName ? { slug: shop, name: shopName } : null,
    images: { featured },
  };
}
