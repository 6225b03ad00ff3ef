/** Wall-clock time. Opening hours are compared with it, so changes of the UTC offset do not matter. */
import { WEEKDAYS, type Weekday } from '@mall/contracts';
import { mallOffset } from './mall-offset.ts';

const MINUTE_MS = 60_000;

export interface WallTime {
  /** `2026-12-25` */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

function wallTime(now: number, offset: number): WallTime {
  const [day = '', time = ''] = new Date(now + offset * MINUTE_MS).toISOString().split('T');
  return { day, minutes: minutesOf(time) };
}

/** The time at the mall at `now` (milliseconds), wherever the visitor is. */
export const mallTime = (now: number): WallTime => wallTime(now, mallOffset(now));

/** The day at the mall at a moment: `2026-12-25`. */
export const mallDay = (moment: Date | number): string => mallTime(Number(moment)).day;

/** The time on the visitor's clock at `now` (milliseconds). */
export const deviceTime = (now: number): WallTime =>
  wallTime(now, -new Date(now).getTimezoneOffset());

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
