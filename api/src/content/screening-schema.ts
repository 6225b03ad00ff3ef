/** Screenings as the content files write them: on one date, or by a weekly rule. */
import {
  hallSchema,
  movieSoundSchema,
  screeningFormatSchema,
  weekdaySchema,
} from '@mall/contracts';
import { z } from 'zod';
import { contentDaySchema } from './day.ts';
import { webAddressSchema } from './web-address.ts';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');

export const screeningSchema = z
  .strictObject({
    /** One day. Without it the screening is a rule. */
    date: contentDaySchema.optional(),
    /** The rule's first and last day; without them it has no beginning, or no end. */
    from: contentDaySchema.optional(),
    until: contentDaySchema.optional(),
    /** The rule's weekdays; every day when left out. */
    days: z.array(weekdaySchema).min(1).optional(),
    times: z.array(timeSchema).min(1),
    version: movieSoundSchema,
    format: screeningFormatSchema.default('2D'),
    hall: hallSchema,
    /** Where seats are booked; made of the movie's `url` when left out. */
    url: webAddressSchema.optional(),
  })
  .refine(({ date, from, until, days }) => !date || !(from ?? until ?? days), {
    path: ['date'],
    message: 'either date, or a rule of from, until and days',
  });
export type SourceScreening = z.infer<typeof screeningSchema>;
