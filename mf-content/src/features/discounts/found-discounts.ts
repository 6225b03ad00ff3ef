/** The search in the list of discounts. */
import { type Discount, fold } from '@mall/contracts';

/** The discounts whose shop and title contain every word of `query`; all of them for an empty one. */
export function foundDiscounts(discounts: readonly Discount[], query: string): readonly Discount[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return discounts.filter(({ shop, title }) => {
    const text = fold(`${shop?.name ?? ''} ${title}`);
    return words.every((word) => text.includes(word));
  });
}
