/** Opening hours of one place: by weekday, with dated exceptions, which take precedence (decision 0011). */
import {
  type Config,
  type OpeningException,
  type OpeningHoursEntry,
  WEEKDAYS,
  type Weekday,
} from '@mall/contracts';
import { addDays, formatClock, minutesOf, type WallTime, weekdayOf } from './wall-time.ts';

const MINUTES_OF_DAY = 24 * 60;

export interface OpeningPlan {
  hours: readonly OpeningHoursEntry[];
  exceptions: readonly OpeningException[];
}

/** Minutes since a day's midnight, half-open. An end after midnight is above 1440. */
export interface Interval {
  start: number;
  end: number;
}

/** The plan of a group of the mall; a group that the content does not list is closed. */
export function planOfGroup(
  { opening_hours, opening_exceptions }: Pick<Config, 'opening_hours' | 'opening_exceptions'>,
  group: string,
): OpeningPlan {
  return {
    hours: opening_hours[group] ?? [],
    exceptions: opening_exceptions.filter(({ groups }) => groups.includes(group)),
  };
}

/** Whether `weekday` is in the entry's range, which may wrap from Sunday to Monday. */
export function coversWeekday(
  { from, to }: Pick<OpeningHoursEntry, 'from' | 'to'>,
  weekday: Weekday,
): boolean {
  const daysSinceFrom = (day: Weekday) =>
    (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(from) + WEEKDAYS.length) % WEEKDAYS.length;
  return daysSinceFrom(weekday) <= daysSinceFrom(to);
}

/** The exception that holds on `day`. One without a year holds each year. */
export function exceptionOn<Exception extends OpeningException>(
  exceptions: readonly Exception[],
  day: string,
): Exception | undefined {
  const dayOfYear = day.slice('2026-'.length);
  return exceptions.find(({ from, until }) => {
    const compared = from.length === day.length ? day : dayOfYear;
    return from <= compared && compared <= until;
  });
}

/** `HH:MM-HH:MM` as an interval; an end that is not after the start is on the next day. */
export function toInterval(hours: string): Interval {
  const [start = 0, end = 0] = hours.split('-').map(minutesOf);
  return { start, end: end > start ? end : end + MINUTES_OF_DAY };
}

/** When a place is open on `day`; an interval belongs to the day on which it begins. */
export function intervalsOn({ hours, exceptions }: OpeningPlan, day: string): Interval[] {
  const weekday = weekdayOf(day);
  const ranges =
    exceptionOn(exceptions, day)?.hours ??
    hours.filter((entry) => coversWeekday(entry, weekday)).map((entry) => entry.hours);
  return ranges.map(toInterval);
}

/** The interval that holds now: of the day, or of the day before after midnight. */
export function intervalAt(
  intervalsOf: (day: string) => readonly Interval[],
  { day, minutes }: WallTime,
): Interval | undefined {
  const holding = (intervals: readonly Interval[], minute: number) =>
    intervals.find(({ start, end }) => start <= minute && minute < end);
  return (
    holding(intervalsOf(day), minutes) ??
    holding(intervalsOf(addDays(day, -1)), minutes + MINUTES_OF_DAY)
  );
}

/** The next opening is searched in these days. */
const SEARCHED_DAYS = 31;

/**
 * When a place opens next, as `10:00`; undefined when it does not open soon. `day` is set when it
 * opens neither today nor, after an open day, tomorrow.
 */
export function nextOpening(
  intervalsOf: (day: string) => readonly Interval[],
  { day, minutes }: WallTime,
): { from: string; day?: string } | undefined {
  const isOpenToday = intervalsOf(day).length > 0;
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const later = addDays(day, ahead);
    const starts = intervalsOf(later).map(({ start }) => start);
    const next = starts.filter((start) => ahead > 0 || start > minutes).sort((a, b) => a - b)[0];
    if (next === undefined) continue;
    const isExpected = ahead === 0 || (ahead === 1 && isOpenToday);
    return { from: formatClock(next), ...(isExpected ? {} : { day: later }) };
  }
  return undefined;
}

/** Whether a place is open. */
export function isOpenAt(plan: OpeningPlan, time: WallTime): boolean {
  return intervalAt((day) => intervalsOn(plan, day), time) !== undefined;
}
