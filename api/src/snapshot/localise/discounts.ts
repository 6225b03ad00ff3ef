/** Discounts as the API gives them: those that hold first, then those to come, then those that are over. */
import type { Discount, DiscountDetail } from '@mall/contracts';
import { mallMoment } from '../../content/day.ts';
import type { LocalContent } from './local-content.ts';

type LocalDiscount = LocalContent['discounts'][number];
type LocalShop = LocalContent['shops'][number];

const OTHER_DISCOUNTS = 3;
const LOYALTY_CARD = 'loyalty-card';

export interface LocalisedDiscounts {
  discounts: Discount[];
  pinned: Discount[];
  detail: (slug: string) => DiscountDetail | undefined;
  /** Those that shops give now; the list announces those to come, with their days. */
  current: Discount[];
  /** Of these, those of the shops that take the loyalty card. */
  ofCard: Discount[];
}

/** The discounts of `content` as the calls give them on the day `today`. */
export function localiseDiscounts(content: LocalContent, today: string): LocalisedDiscounts {
  const shops = new Map(content.shops.map((shop) => [shop.slug, shop]));
  const discounts = content.discounts
    .map((discount) => toDiscount(discount, shops.get(discount.shop ?? ''), today))
    .sort(byUse(today));
  const bySlug = new Map(discounts.map((discount) => [discount.slug, discount]));
  const current = discounts.filter((discount) => holds(discount, today));
  return {
    discounts,
    pinned: content.site.pinned.discounts.flatMap((slug) => bySlug.get(slug) ?? []),
    detail: (slug) => {
      const discount = bySlug.get(slug);
      if (!discount) return undefined;
      const others = current.filter((other) => other !== discount).slice(0, OTHER_DISCOUNTS);
      return { ...discount, place: placeOf(shops.get(discount.shop?.slug ?? '')), others };
    },
    current,
    ofCard: current.filter(({ shop }) =>
      shops.get(shop?.slug ?? '')?.services.includes(LOYALTY_CARD),
    ),
  };
}

/** Whether a discount holds on the day `today`. */
export const holds = (days: Pick<Discount, 'valid_from' | 'valid_until'>, today: string) =>
  days.valid_from <= today && today <= days.valid_until;

/** What ends first is first, then what begins first; what is over comes last, the latest first. */
const byUse = (today: string) => (a: Discount, b: Discount) => {
  const rank = (discount: Discount) => (holds(discount, today) ? 0 : discount.expired ? 2 : 1);
  const order = a.valid_until.localeCompare(b.valid_until);
  const orders = [order, a.valid_from.localeCompare(b.valid_from) || order, -order];
  return (
    rank(a) - rank(b) || orders[rank(a)] || Date.parse(b.created_at) - Date.parse(a.created_at)
  );
};

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
    images: { featured },
  };
}

function placeOf(shop: LocalShop | undefined): DiscountDetail['place'] {
  return shop ? { floor: shop.floor, unit: shop.unit } : null;
}
