/** Days, ranges of days and times as they are in Budapest, whatever the visitor's clock says. */
import type { Language } from '@mall/contracts';
import { formatClock, mallDay, mallTime, weekdayOf } from '@mall/opening-hours';
import { monthName, weekdayName } from './weekday.ts';

type DayStyle = 'long' | 'short' | 'weekday' | 'shortWeekday';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The plain date that it is in Budapest at `iso`, for instance `2026-11-21`. */
export function budapestDate(iso: string): string {
  // A plain date is a day, not a moment: no time zone may move it to the day before.
  return PLAIN_DATE.test(iso) ? iso : mallDay(Date.parse(iso));
}

/** Day of the month without leading zero. */
export function dayNumber(iso: string): string {
  return String(Number(budapestDate(iso).slice(-2)));
}

/** The day of a date or of a time with offset, for instance `2026. november 21.`; no line ends in `november 21.` */
export function formatDay(iso: string, language: Language, style: DayStyle = 'long'): string {
  const date = budapestDate(iso);
  const length = style === 'long' || style === 'weekday' ? 'long' : 'short';
  const [year, month, number] = [
    date.slice(0, 4),
    monthName(date, language, length),
    dayNumber(date),
  ];
  const day = language === 'hu' ? `${month}\u00a0${number}.` : `${number}\u00a0${month}`;
  if (style === 'long' || style === 'short') {
    return language === 'hu' ? `${year}. ${day}` : `${day} ${year}`;
  }
  const weekday = weekdayName(weekdayOf(date), language, length);
  if (language === 'en') return `${weekday} ${day}`;
  // A letter or two would read as a word of the sentence around it.
  return style === 'weekday' ? `${day}, ${weekday}` : `${day}\u00a0(${weekday})`;
}

/** The time of day, for instance `19:30`. */
export function formatTime(iso: string): string {
  return formatClock(mallTime(Date.parse(iso)).minutes);
}

const MIDNIGHT = { hu: 'éjfélig', en: 'midnight' } as const;

/** The end of hours such as `20:00` after the word *until*, in Hungarian with its suffix: `20:00-ig`, `éjfélig`. */
export function formatUntil(time: string, language: Language): string {
  if (time === '00:00') return MIDNIGHT[language];
  return language === 'hu' ? `${time}-ig` : time;
}

/** The day, and the time where `iso` has one, for instance `2026. november 21., 19:30`. */
export function formatMoment(iso: string, language: Language, style: DayStyle = 'long'): string {
  const day = formatDay(iso, language, style);
  return PLAIN_DATE.test(iso) ? day : `${day}, ${formatTime(iso)}`;
}

/** No line ends in it: with no-break spaces, and a word joiner after its dash. */
const unbroken = (days: string) => days.replaceAll(' ', '\u00a0').replace('–', '–\u2060');

/**
 * The range from the day of `from` to the day of `until`, which is in it: `2026. november 1–30.`, and
 * `20 November – 24 December 2026`. A line may end only between its two dates.
 */
export function formatDayRange(from: string, until: string, language: Language): string {
  const [first, last] = [budapestDate(from), budapestDate(until)];
  const [start, end] = [formatDay(first, language), formatDay(last, language)];
  const year = first.slice(0, 4);
  if (first === last) return unbroken(start);
  if (first.slice(0, 7) === last.slice(0, 7)) {
    const days = `${dayNumber(first)}–${dayNumber(last)}`;
    return unbroken(
      language === 'hu' ? end.replace(/\d+\.$/, `${days}.`) : end.replace(/^\d+/, days),
    );
  }
  const isOneYear = last.startsWith(year);
  const opening = isOneYear && language === 'en' ? start.replace(` ${year}`, '') : start;
  const closing = isOneYear && language === 'hu' ? end.replace(`${year}. `, '') : end;
  return `${unbroken(opening)}\u00a0– ${unbroken(closing)}`;
}

/**
 * A range of days near today, without weekday and year: `dec. 24–26.` and `24–26 Dec`. A line may end only
 * between two months.
 */
export function formatNearDays(from: string, until: string, language: Language): string {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const nameOf = (iso: string) => monthName(budapestDate(iso), language, 'short');
  const [month, lastMonth] = [nameOf(from), nameOf(until)];
  const days = first === last ? first : `${first}–${last}`;
  const inMonth = (name: string, day: string) =>
    unbroken(language === 'hu' ? `${name} ${day}.` : `${day} ${name}`);
  if (month === lastMonth) return inMonth(month, days);
  return `${inMonth(month, first)}\u00a0– ${inMonth(lastMonth, last)}`;
}
