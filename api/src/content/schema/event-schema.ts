/** An entry of `events.yaml`, and what the event of a post has in common with it. */
import {
  ageRangeSchema,
  openingHoursGroupSchema,
  slugSchema,
  timeSchema,
  weekdaySchema,
} from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

/** On which days an event is, and from when until when; an end before the start is on the next day. */
export const repeatSchema = z.strictObject({
  days: z.array(weekdaySchema).min(1).optional().describe('Every day when left out'),
  weeks: z
    .array(z.int().min(1).max(5))
    .min(1)
    .optional()
    .describe('[1] is the first such day of each month; every week when left out'),
  start: timeSchema,
  end: timeSchema,
});

/** The facts of an event, wherever it is written. */
export const eventFields = <Kinds extends FieldKinds>({
  text,
}: Pick<FieldTypes<Kinds>, 'text'>) => ({
  place: text,
  audience: text.optional().describe('For whom it is, in words; for everybody when left out'),
  ages: z
    .strictObject(ageRangeSchema.shape)
    .optional()
    .describe('By which visitors filter; every age when left out'),
  price: z.int().nonnegative().optional().describe('Forints a head; 0 is free'),
  hours_group: openingHoursGroupSchema
    .optional()
    .describe('The event is not on while this group of opening hours is closed'),
});

export const eventSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    id: slugSchema,
    title: field.text,
    lead: field.text,
    path: field.path.describe('The page that tells more'),
    from: field.day.optional().describe('First day; without it the event is on already'),
    until: field.day.optional().describe('Last day; without it the event goes on'),
    repeats: z.array(repeatSchema).min(1),
    ...eventFields(field),
    image: field.image.featured.optional(),
  });
