/** When a discount can be had. */
import type { Discount } from '@mall/contracts';
import { useVisit } from '@mall/runtime';
import { formatDayRange } from '@mall/ui';

/** First and last day, in the visit's language. */
export function Validity({ discount }: { discount: Discount }) {
  const { language } = useVisit();
  return <>{formatDayRange(discount.valid_from, discount.valid_until, language)}</>;
}
