/** A range of days, such as the validity of a discount. */
import type { Language } from '@mall/contracts';
import { budapestDate, dayNumber, formatDay } from './day.ts';

/** `2026. november 1–30.` and `1–30 November 2026`. */
function withinMonth(from: string, until: string, language: Language): string {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const day = formatDay(until, language);
  return language === 'hu'
    ? day.replace(new RegExp(` ${last}\\.$`), ` ${first}–${last}.`)
    : day.replace(new RegExp(`^${last} `), `${first}–${last} `);
}

/** The range from the day of `from` to the day of `until`, which is in it. */
export function formatDayRange(from: string, until: string, language: Language): string {
  const [first, last] = [budapestDate(from), budapestDate(until)];
  if (first === last) return formatDay(from, language);
  return first.slice(0, 7) === last.slice(0, 7)
    ? withinMonth(from, until, language)
    : `${formatDay(from, language)} – ${formatDay(until, language)}`;
}
