/** Who gets a ticket, and when it is sold, by the rules that the content gives its prices. Free of zod. */
import type { Ages, Occasion, TicketConditions } from './tariff.ts';

/** Whether `value` lies in `range`, both ends included; every value lies in no range. */
export function isWithin(range: Ages | undefined, value: number): boolean {
  return !range || (range.from <= value && value <= (range.until ?? value));
}

/** Whether all conditions hold. */
export function holds(
  { weekdays, holiday, format, rating }: TicketConditions,
  occasion: Occasion,
): boolean {
  return (
    (weekdays?.includes(occasion.weekday) ?? true) &&
    (holiday ?? occasion.holiday) === occasion.holiday &&
    (format ?? occasion.format) === occasion.format &&
    isWithin(rating, occasion.rating)
  );
}
