/** For whom an event is, by age. Free of zod. */

/** From and until an age, both included; everybody where both are left out. */
export interface AgeRange {
  from?: number | undefined;
  until?: number | undefined;
}

/** What a list of events is asked for: an age, or `children` of any age. Adults are of age 18. */
export type AskedAge = number | 'children';

export const ADULT_AGE = 18;

/** A grown-up comes along: what begins at this age is no programme for children. */
const OLDEST_CHILD = 13;

/** Whether somebody of the age may take part. */
export function isForAge({ from = 0, until = Infinity }: AgeRange, age: AskedAge): boolean {
  if (age === 'children') return from <= OLDEST_CHILD;
  return from <= age && age <= until;
}
