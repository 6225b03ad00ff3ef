/** Whom an event or a ticket is for, and when a ticket is sold. Free of zod. */
import type { Occasion, TicketConditions } from './tariff.ts';

/** From and until an age, both included; everybody where both are left out. */
interface AgeRange {
  from?: number | undefined;
  until?: number | undefined;
}

/** What a list of events is asked for: an age, or `children` of any age. Adults are of age 18. */
export type AskedAge = number | 'children';

export const ADULT_AGE = 18;

/** A grown-up comes along: what begins at a later age is no programme for children. */
const OLDEST_CHILD = 11;

/** Whether `value` lies in `range`, both ends included; every value lies in no range. */
export function isWithin(range: AgeRange | undefined, value: number): boolean {
  const { from = 0, until = Infinity } = range ?? {};
  return from <= value && value <= until;
}

/** Whether a list of that age is for children. */
export const isChildAge = (age: AskedAge): boolean => age === 'children' || age < ADULT_AGE;

/** Whether somebody of the age may take part. */
export function isForAge(range: AgeRange, age: AskedAge): boolean {
  return age === 'children' ? (range.from ?? 0) <= OLDEST_CHILD : isWithin(range, age);
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
