/** Which discounts a search finds. */
import { type Discount, fold } from '@mall/contracts';

/** Those whose shop and title hold every word of `query`; all of them for an empty one. */
export function foundDiscounts(discounts: readonly Discount[], query: string): readonly Discount[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return discounts.filter(({ shop, title }) => {
    const text = fold(`${shop?.name ?? ''} ${title}`);
    return words.every((word) => text.includes(word));
  });
}
