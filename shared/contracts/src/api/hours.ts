/** Opening hours as `GET /config` and a shop give them (spec section 3). */
import { z } from 'zod';
import { OPENING_HOURS_GROUPS } from './opening-hours-groups.ts';
import { WEEKDAYS } from './weekday.ts';

export const weekdaySchema = z.enum(WEEKDAYS);

/** One line of opening hours. The weekday range may wrap, and a range that ends before it starts ends the next day. */
export const openingHoursEntrySchema = z.object({
  hours: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM-HH:MM'),
  from: weekdaySchema,
  to: weekdaySchema,
});
export type OpeningHoursEntry = z.infer<typeof openingHoursEntrySchema>;

export const openingHoursGroupSchema = z.enum(OPENING_HOURS_GROUPS);

export const openingHoursSchema = z.record(
  openingHoursGroupSchema,
  z.array(openingHoursEntrySchema).min(1),
);
export type OpeningHours = z.infer<typeof openingHoursSchema>;
