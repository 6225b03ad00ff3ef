/** Days of the content, resolved in the mall's time zone. */
import { TZDate, tz } from '@date-fns/tz';
import { MALL_TIME_ZONE } from '@mall/contracts';
import { addDays, format } from 'date-fns';

const inMallZone = { in: tz(MALL_TIME_ZONE) };

/** The day at the mall at a moment, as `2026-12-06`. */
export function mallDay(moment: Date): string {
  return format(moment, 'yyyy-MM-dd', inMallZone);
}

/** `day` plus a number of days. */
export function addToDay(day: string, days: number): string {
  return format(addDays(`${day}T12:00:00Z`, days, { in: tz('UTC') }), 'yyyy-MM-dd');
}

/** A content day (`2026-12-06`, `today`, `today-3`) as a plain day, seen from `today`. */
export function resolveDay(contentDay: string, today: string): string {
  if (!contentDay.startsWith('today')) return contentDay;
  return addToDay(today, Number(contentDay.slice('today'.length)));
}

/** The moment of a time of day at the mall, with the zone's offset: `2026-12-06T17:30:00+01:00`. */
export function mallMoment(day: string, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = new TZDate(year, month - 1, date, hours, minutes, MALL_TIME_ZONE);
  return format(moment, "yyyy-MM-dd'T'HH:mm:ssxxx");
}
