/** What the filter of the discounts finds in their list. */
import { type Discount, matcherOf } from '@mall/contracts';
import { DAY_MS, mallTime } from '@mall/opening-hours';
import type { DiscountFilter } from './discount-filter.ts';

/** What ends within as many days, today among them, ends soon. */
const SOON_DAYS = 7;

/** The discounts that pass every part of `filter` at `now` (milliseconds). */
export function foundDiscounts(
  discounts: readonly Discount[],
  { text, category, shop, endsSoon }: DiscountFilter,
  now: number,
): readonly Discount[] {
  const matches = matcherOf(text);
  const lastSoon = mallTime(now + (SOON_DAYS - 1) * DAY_MS).day;
  return discounts.filter(
    (discount) =>
      matches(`${discount.shop?.name ?? ''} ${discount.title}`) &&
      (!category || discount.categories.includes(category)) &&
      (!shop || discount.shop?.slug === shop) &&
      (!endsSoon || (!discount.expired && discount.valid_until <= lastSoon)),
  );
}
