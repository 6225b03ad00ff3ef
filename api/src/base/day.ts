/** Days of the content, resolved in the mall's time zone. */
import { TZDate, tz } from '@date-fns/tz';
import { MALL_TIME_ZONE, timeSchema, WEEKDAYS, type Weekday } from '@mall/contracts';
import { addDays } from '@mall/opening-hours';
import { format } from 'date-fns/format';
import { getISODay } from 'date-fns/getISODay';
import { z } from 'zod';

const RELATIVE_DAY = /^today([+-]\d{1,3})?$/;

/** A day: `2026-12-06`, or counted from the day of the import: `today`, `today+20`, `today-3`. */
export const contentDaySchema = z.union(
  [z.iso.date(), z.string().regex(RELATIVE_DAY)],
  'YYYY-MM-DD, today, today+N or today-N',
);

function isMoment(text: string): boolean {
  const [day, time = '00:00', ...rest] = text.split(' ');
  const isDay = contentDaySchema.safeParse(day).success;
  return isDay && timeSchema.safeParse(time).success && rest.length === 0;
}

/** A day, or a time on it: `2026-12-06 17:30`, `today+3 10:00`. */
export const contentMomentSchema = z
  .string()
  .refine(isMoment, 'a day (YYYY-MM-DD, today+N), or a day and HH:MM');

const inMallZone = { in: tz(MALL_TIME_ZONE) };

/** The day at the mall at a moment, as `2026-12-06`. */
export function mallDay(moment: Date): string {
  return format(moment, 'yyyy-MM-dd', inMallZone);
}

/** A content day (`2026-12-06`, `today`, `today-3`) as a plain day, seen from `today`. */
export function resolveDay(contentDay: string, today: string): string {
  if (!contentDay.startsWith('today')) return contentDay;
  return addDays(today, Number(contentDay.slice('today'.length)));
}

/** Like `resolveDay` for a day with or without a time. */
export function resolveMoment(moment: string, today: string): string {
  const [day = '', ...time] = moment.split(' ');
  return [resolveDay(day, today), ...time].join(' ');
}

/** The weekday of `day`. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[getISODay(`${day}T12:00:00Z`, { in: tz('UTC') }) - 1] ?? 'monday';
}

/** The moment of a time of day at the mall, with the zone's offset: `2026-12-06T17:30:00+01:00`. */
export function mallMoment(day: string, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return mallTimestamp(new TZDate(year, month - 1, date, hours, minutes, MALL_TIME_ZONE));
}

/** `moment` with the offset that the mall's clocks have then. */
export function mallTimestamp(moment: Date): string {
  return format(moment, "yyyy-MM-dd'T'HH:mm:ssxxx", inMallZone);
}
