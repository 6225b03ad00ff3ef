/** Days and times as they are in Budapest, whatever the visitor's clock says. */
import type { Language } from '@mall/contracts';
import { formatClock, mallTime, type WallTime, weekdayOf } from '@mall/opening-hours';
import { monthName, weekdayName } from './calendar-names.ts';

export type DayStyle = 'long' | 'short' | 'weekday' | 'shortWeekday';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

const MAX_TIMES = 1_000;
/** By moment: the time zone is slow to apply, and pages show the same few moments again and again. */
const times = new Map<string, WallTime>();

function timeAt(iso: string): WallTime {
  const known = times.get(iso);
  if (known) return known;
  if (times.size === MAX_TIMES) times.clear();
  const time = mallTime(Date.parse(iso));
  times.set(iso, time);
  return time;
}

/** The plain date that it is in Budapest at `iso`, for instance `2026-11-21`. */
export function budapestDate(iso: string): string {
  // A plain date is a day, not a moment: no time zone may move it to the day before.
  return PLAIN_DATE.test(iso) ? iso : timeAt(iso).day;
}

/** Day of the month without leading zero. */
export function dayNumber(iso: string): string {
  return String(Number(budapestDate(iso).slice(-2)));
}

/** The day of a date or of a time with offset, for instance `2026. november 21.`. */
export function formatDay(iso: string, language: Language, style: DayStyle = 'long'): string {
  const date = budapestDate(iso);
  const length = style === 'long' || style === 'weekday' ? 'long' : 'short';
  const [year, month, day] = [date.slice(0, 4), monthName(date, language, length), dayNumber(date)];
  if (style === 'long' || style === 'short') {
    return language === 'hu' ? `${year}. ${month} ${day}.` : `${day} ${month} ${year}`;
  }
  const weekday = weekdayName(weekdayOf(date), language, length);
  return language === 'hu' ? `${month} ${day}., ${weekday}` : `${weekday} ${day} ${month}`;
}

/** The time of day, for instance `19:30`. */
export function formatTime(iso: string): string {
  return formatClock(timeAt(iso).minutes);
}
