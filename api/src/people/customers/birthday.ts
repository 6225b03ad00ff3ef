/** Checks of a birthday against the calendar; days are texts such as `1990-02-28`. */

import type { ErrorCode } from '@mall/contracts';

const MAX_AGE = 130;
const ADULT_AGE = 18;

/** Codes for a day on which nobody was born who could ask today. */
export function birthdayCodes(birthday: string | undefined, today: string): readonly ErrorCode[] {
  if (birthday === undefined) return [];
  const isPossible = birthday <= today && today < yearsLater(birthday, MAX_AGE);
  return isPossible ? [] : ['birthday:invalid'];
}

/** These, and the code for a person who is not an adult yet. */
export function adultBirthdayCodes(
  birthday: string | undefined,
  today: string,
): readonly ErrorCode[] {
  const codes = birthdayCodes(birthday, today);
  if (birthday === undefined || codes.length > 0) return codes;
  return yearsLater(birthday, ADULT_AGE) <= today ? [] : ['birthday:too_late'];
}

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
