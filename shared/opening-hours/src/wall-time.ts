/** Wall-clock time. Opening hours are compared with it, so changes of the UTC offset do not matter. */
import { WEEKDAYS, type Weekday } from '@mall/contracts';

/** The time zone of the mall's opening hours, screenings and dates. */
const MALL_TIME_ZONE = 'Europe/Budapest';

export interface WallTime {
  /** `2026-12-25` */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  // The Swedish locale writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

function wallTime(now: number, clock: Intl.DateTimeFormat): WallTime {
  const [day = '', time = ''] = clock.format(now).split(' ');
  return { day, minutes: minutesOf(time) };
}

let mallClock: Intl.DateTimeFormat | undefined;

const MAX_TIMES = 1_000;
/** By moment: the time zone is slow to apply, and pages show the same few moments again and again. */
const mallTimes = new Map<number, WallTime>();

/** The time at the mall at `now` (milliseconds), wherever the visitor is. */
export function mallTime(now: number): WallTime {
  const known = mallTimes.get(now);
  if (known) return known;
  if (mallTimes.size === MAX_TIMES) mallTimes.clear();
  mallClock ??= clockOf(MALL_TIME_ZONE);
  const time = wallTime(now, mallClock);
  mallTimes.set(now, time);
  return time;
}

/** The day at the mall at a moment: `2026-12-25`. */
export const mallDay = (moment: Date | number): string => mallTime(Number(moment)).day;

/** The time on the visitor's clock at `now` (milliseconds). */
export const deviceTime = (now: number): WallTime => wallTime(now, clockOf(undefined));

/** `10:30` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Minutes since midnight as `10:30`; those after the next midnight begin at `00:00` again. */
export function formatClock(minutes: number): string {
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A time as a minute at the mall: `2026-12-06T18:30`. */
export const toMallMinute = ({ day, minutes }: WallTime): string =>
  `${day}T${formatClock(minutes)}`;

/** The time of a minute at the mall. */
export function fromMallMinute(minute: string): WallTime {
  const [day = '', time = ''] = minute.split('T');
  return { day, minutes: minutesOf(time) };
}

export const DAY_MS = 86_400_000;

/** `day` plus a number of days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of `day`. */
export function weekdayOf(day: string): Weekday {
  // `getUTCDay` counts from Sunday, the list from Monday.
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';
}
