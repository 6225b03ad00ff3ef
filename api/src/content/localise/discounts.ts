/** Discounts (current, then coming, then over) and coupons as the API gives them. */
import type { Discount, DiscountDetail } from '@mall/contracts';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import type { LocalContent } from './local-content.ts';

type LocalDiscount = LocalContent['discounts'][number];
type LocalShop = LocalContent['shops'][number];

const OTHER_DISCOUNTS = 3;
const LOYALTY_CARD = 'loyalty-card';

export type LocalisedDiscounts = ReturnType<typeof localiseDiscounts>;

/** The discounts of `content` as the calls give them on the day `today`. */
export function localiseDiscounts(content: LocalContent, today: string) {
  const shops = new Map(content.shops.map((shop) => [shop.slug, shop]));
  const all = content.discounts.map((discount) =>
    toDiscount(discount, shops.get(discount.shop ?? ''), today),
  );
  const current = all.filter((discount) => holds(discount, today)).sort(byEnd);
  const coming = all.filter(({ valid_from }) => valid_from > today).sort(byStart);
  const over = all.filter(({ expired }) => expired).sort(byLatestEnd);
  const discounts = [...current, ...coming, ...over];
  const bySlug = new Map(discounts.map((discount) => [discount.slug, discount]));
  return {
    discounts,
    pinned: content.site.pinned.discounts.flatMap(
      (slug) => current.find((discount) => discount.slug === slug) ?? [],
    ),
    detail: (slug: string): DiscountDetail | undefined => {
      const discount = bySlug.get(slug);
      if (!discount) return undefined;
      const others = current.filter((other) => other !== discount).slice(0, OTHER_DISCOUNTS);
      return { ...discount, place: shops.get(discount.shop?.slug ?? '') ?? null, others };
    },
    current,
    ofCard: current.filter(({ shop }) =>
      shops.get(shop?.slug ?? '')?.services.includes(LOYALTY_CARD),
    ),
  };
}

export const holds = (days: Pick<Discount, 'valid_from' | 'valid_until'>, today: string) =>
  days.valid_from <= today && today <= days.valid_until;

const byNewest = (a: Discount, b: Discount) => Date.parse(b.created_at) - Date.parse(a.created_at);

const byEnd = (a: Discount, b: Discount) =>
  a.valid_until.localeCompare(b.valid_until) || byNewest(a, b);

const byStart = (a: Discount, b: Discount) =>
  a.valid_from.localeCompare(b.valid_from) || byEnd(a, b);

const byLatestEnd = (a: Discount, b: Discount) =>
  b.valid_until.localeCompare(a.valid_until) || byNewest(a, b);

function toDiscount(
  { created, featured, cover: _, ...discount }: LocalDiscount,
  shop: LocalShop | undefined,
  today: string,
) {
  return {
    ...discount,
    value: String(discount.value),
    created_at: mallMoment(created, '00:00'),
    expired: discount.valid_until < today,
    shop: shop ? { slug: shop.slug, name: shop.name } : null,
    categories: shop?.categories ?? [],
    images: featured ? { featured } : {},
  };
}

export function localiseCoupons({ coupons, shops }: LocalContent) {
  const list = coupons.map(({ body: html, shop: slug, ...coupon }) => ({
    ...{ ...coupon, html },
    shop: shops.find((one) => one.slug === slug),
  }));
  return { list, detail: (slug: string) => list.find((one) => one.slug === slug) };
}
