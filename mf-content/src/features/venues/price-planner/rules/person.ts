/** The people of a visit, and what their age and status entitle them to (requirement 8.4). */

export const MAX_PEOPLE = 10;
export const MAX_AGE = 120;
export const ADULT_AGE = 18;
export const JUNIOR_UNTIL = 16;
const SENIOR_OVER = 65;

export const CONCESSIONS = ['student', 'disabled'] as const;
export type Concession = (typeof CONCESSIONS)[number];

export interface Person {
  /** Full years. */
  age: number;
  concession?: Concession | undefined;
}

/** Students, visitors with a disability and seniors. */
export function isEntitled({ age, concession }: Person): boolean {
  return concession !== undefined || age > SENIOR_OVER;
}
