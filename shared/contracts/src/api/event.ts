/** What is on at the mall, day by day: events of news, feedings, workshops, campaigns. */
import { z } from 'zod';
import { ADULT_AGE, type AskedAge } from './conditions.ts';
import { imageSetSchema } from './fields.ts';

/** A day, or a moment with the offset of Europe/Budapest. */
const eventTimeSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const ageSchema = z.int().min(0).max(120);

const ageRangeSchema = z.object({ from: ageSchema, until: ageSchema }).partial();

export const eventTimesSchema = z.object({
  from: eventTimeSchema,
  /** The last day, or the moment of the end. */
  until: eventTimeSchema,
});

/** One date of an event: its own file for calendars has this id, longer than the slug of its event. */
export const eventDateSchema = eventTimesSchema.extend({ id: z.string() });
export type EventDate = z.infer<typeof eventDateSchema>;

const eventFactsSchema = z.object({
  place: z.string().min(1),
  /** For whom it is, in words; for everybody when left out. */
  audience: z.string().min(1).optional(),
  ages: ageRangeSchema.optional(),
  /** Forints a head; 0 is free. Left out where it is part of a ticket. */
  price: z.int().nonnegative().optional(),
});

/** What a post that announces an event says of it. */
export const postEventSchema = eventTimesSchema.extend(eventFactsSchema.shape);
export type PostEvent = z.infer<typeof postEventSchema>;

export const eventSchema = eventDateSchema.extend(eventFactsSchema.shape).extend({
  title: z.string().min(1),
  lead: z.string(),
  url: z.string().startsWith('/'),
  image: imageSetSchema.optional(),
  /** Every beginning of the day, of what is on several times under one id, such as a film. */
  times: z.array(z.iso.datetime({ offset: true })).optional(),
});
export type MallEvent = z.infer<typeof eventSchema>;

export const eventsSchema = z.object({
  /** Every day that was asked for, with the events that begin on it, in order. */
  days: z.array(z.object({ day: z.iso.date(), events: z.array(eventSchema) })),
  /** Those that last for several days, such as an exhibition. */
  ongoing: z.array(eventSchema),
  /** The first day after those asked for that has an event; null where none is known yet. */
  next: z.iso.date().nullable(),
});
export type Events = z.infer<typeof eventsSchema>;

/** Query string of the events: from today when no day is given. */
export const eventsQuerySchema = z.object({
  from: z.iso.date().startsWith('20', 'a day of this century').optional(),
  days: z.coerce.number().int().min(1).max(31).default(7),
  age: z
    .union([z.literal('children'), z.coerce.number().int().min(0).max(ADULT_AGE)])
    .optional()
    .transform((age): AskedAge | undefined => age),
});
