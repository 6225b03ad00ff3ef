/** Days as content files write them, which may count from the day of the import. */
import { timeSchema } from '@mall/contracts';
import { addDays } from '@mall/opening-hours';
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
  .refine(
    isMoment,
    'a day (YYYY-MM-DD, today+N), or a day and HH:MM; midnight is 00:00 of the next day',
  );

/** A content day (`2026-12-06`, `today`, `today-3`) as a plain day, seen from `today`. */
export function resolveDay(contentDay: string, today: string): string {
  if (!contentDay.startsWith('today')) return contentDay;
  return addDays(today, Number(contentDay.slice('today'.length)));
}

export function resolveMoment(moment: string, today: string): string {
  const [day = '', ...time] = moment.split(' ');
  return [resolveDay(day, today), ...time].join(' ');
}
