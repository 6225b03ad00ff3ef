/** A range of days, such as the validity of a discount. */
import type { Language } from '@mall/contracts';
import { monthName } from './calendar-names.ts';
import { budapestDate, dayNumber, formatDay } from './day.ts';

/** `2026. november 1–30.` and `1–30 November 2026`. */
function withinMonth(from: string, until: string, language: Language): string {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const day = formatDay(until, language);
  return language === 'hu'
    ? day.replace(new RegExp(` ${last}\\.$`), ` ${first}–${last}.`)
    : day.replace(new RegExp(`^${last} `), `${first}–${last} `);
}

/** `2026. november 20. – december 24.` and `20 November – 24 December 2026`. */
function withinYear(from: string, until: string, language: Language): string {
  const [first, last] = [formatDay(from, language), formatDay(until, language)];
  const year = budapestDate(from).slice(0, 4);
  return language === 'hu'
    ? `${first} – ${last.replace(`${year}. `, '')}`
    : `${first.replace(` ${year}`, '')} – ${last}`;
}

/** The range from the day of `from` to the day of `until`, which is in it. */
export function formatDayRange(from: string, until: string, language: Language): string {
  const [first, last] = [budapestDate(from), budapestDate(until)];
  if (first === last) return formatDay(from, language);
  if (first.slice(0, 7) === last.slice(0, 7)) return withinMonth(from, until, language);
  if (first.slice(0, 4) === last.slice(0, 4)) return withinYear(from, until, language);
  return `${formatDay(from, language)} – ${formatDay(until, language)}`;
}

/** A range of days near today, without weekday and year: `dec. 24–26.` and `24–26 Dec`. */
export function formatNearDays(from: string, until: string, language: Language): string {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const nameOf = (iso: string) => monthName(budapestDate(iso), language, 'short');
  const [month, lastMonth] = [nameOf(from), nameOf(until)];
  const days = first === last ? first : `${first}–${last}`;
  if (month === lastMonth) return language === 'hu' ? `${month} ${days}.` : `${days} ${month}`;
  return language === 'hu'
    ? `${month} ${first}. – ${lastMonth} ${last}.`
    : `${first} ${month} – ${last} ${lastMonth}`;
}
