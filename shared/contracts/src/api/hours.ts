/** Opening hours of `GET /config` and of a shop (requirement 4.5), and their dated exceptions (requirement 4.3). */
import { z } from 'zod';
import { WEEKDAYS } from './content-values.ts';

export const weekdaySchema = z.enum(WEEKDAYS);

/** `HH:MM-HH:MM`, half-open; an end that is not after the start is on the next day. */
const hoursRangeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM-HH:MM; midnight is 00:00');

/** One line of opening hours. The weekday range may wrap: `from: saturday, to: monday`. */
export const openingHoursEntrySchema = z.object({
  hours: hoursRangeSchema,
  from: weekdaySchema,
  to: weekdaySchema,
});
export type OpeningHoursEntry = z.infer<typeof openingHoursEntrySchema>;

/** Names places that share their opening hours; the content lists the groups. */
export const openingHoursGroupSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

export const openingHoursSchema = z.record(
  openingHoursGroupSchema,
  z.array(openingHoursEntrySchema).min(1),
);

const A_LEAP_YEAR = 2024;
const daySchema = z.iso.date();
const isDayOfYear = (day: string) => daySchema.safeParse(`${A_LEAP_YEAR}-${day}`).success;

/** `2026-12-24`, or `12-24` for that day of each year. */
export const exceptionDaySchema = z.union(
  [daySchema, z.string().refine(isDayOfYear)],
  'YYYY-MM-DD, or MM-DD for each year',
);

/** Days on which other hours than those of the weekday hold. */
export const openingExceptionSchema = z.object({
  from: exceptionDaySchema,
  /** The last day; of the same form as `from`. */
  until: exceptionDaySchema,
  /** Empty: closed. */
  hours: z.array(hoursRangeSchema),
  reason: z.string().optional(),
});
export type OpeningException = z.infer<typeof openingExceptionSchema>;

/** Exceptions of groups; of two that hold on one day the first counts. */
export const openingExceptionsSchema = z.array(
  openingExceptionSchema.extend({ groups: z.array(openingHoursGroupSchema).min(1) }),
);
