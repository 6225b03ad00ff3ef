/** What a visitor plans a visit of a venue by, as content files hold it and `GET /venues` returns it. */
import { z } from 'zod';
import { imageSetSchema, slugSchema } from './fields.ts';
import { exceptionDaySchema, openingHoursGroupSchema, weekdaySchema } from './hours.ts';
import { floorSchema, shopServiceSchema } from './shop.ts';
import { agesSchema, type ObjectSchema, ticketRule, venuePlanner } from './tariff.ts';

/** A time of day: `17:30`. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM; midnight is 00:00');

/** A price in forints; with plain strings it is the API's. */
export const priceFields = <Text extends z.ZodType>(text: Text, object: ObjectSchema = z.object) =>
  object({
    label: text,
    amount: z.int().nonnegative().describe('Whole forints'),
    unit: text
      .optional()
      .describe('What the amount buys when it is not one ticket: / minute, / person'),
    note: text.optional(),
    ticket: z
      .string()
      .regex(/^[a-z0-9_]+$/, 'small letters, digits and _')
      .optional()
      .describe('Id of the ticket that is sold at this price; each ticket has one price'),
    rule: ticketRule(object).optional().describe('Who gets the ticket, and when'),
  });

/** What happens in a venue again and again: at times of a day, or every so many minutes. */
const show = <Text extends z.ZodType>(text: Text, object: ObjectSchema) =>
  object({
    name: text,
    every: z
      .int()
      .min(1)
      .max(720)
      .optional()
      .describe('Minutes from one to the next while the venue is open; instead of times'),
    days: z.array(weekdaySchema).min(1).optional().describe('Every day when left out'),
    times: z.array(timeSchema).min(1).optional().describe('When it begins; instead of every'),
    event: slugSchema
      .optional()
      .describe('Id of the same in events.yaml, whose dates go into calendars'),
  }).refine(({ every, times }) => (every === undefined) !== (times === undefined), {
    path: ['times'],
    error: 'either times or every',
  });

/** The facts of a venue, made of the fields given: with plain strings they are the API's. */
export const venueFacts = <Text extends z.ZodType>(text: Text, object: ObjectSchema = z.object) =>
  object({
    lead: text.optional().describe('For its card; the lead of the page if left out'),
    order: z.int().optional().describe('Place among the venues; the others come after them'),
    ages: agesSchema(object).describe('Whom the venue suits'),
    ages_note: text.optional().describe('With whom: with a parent'),
    minutes: object({ from: z.int().positive(), until: z.int().positive() })
      .refine(({ from, until }) => from <= until, { path: ['until'], error: 'is below from' })
      .describe('How long a visit takes'),
    place: z.string().min(1).optional().describe('Id of its unit in floor-plan/unit.geojson'),
    last_admission: z
      .int()
      .positive()
      .optional()
      .describe('Minutes before closing time at which the cash desk closes'),
    services: z.array(shopServiceSchema).optional().describe('As a shop names them'),
    shows: z.array(show(text, object)).default([]),
    planner: venuePlanner(text, object)
      .optional()
      .describe('How the price planner counts the venue; it leaves out venues without this'),
  });

const plain = z.string();

export const venueSchema = venueFacts(plain).extend({
  /** Id of the page, or of the section that describes it. */
  id: slugSchema,
  page: slugSchema,
  /** The venue is a section of `page`. */
  section: slugSchema.optional(),
  name: plain,
  images: z.object({ cover: imageSetSchema }).optional(),
  opening_hours: openingHoursGroupSchema.optional(),
  /** Where the floor plan has its `place`. */
  floor: floorSchema.optional(),
  prices: z.array(priceFields(plain)),
});
export type Venue = z.infer<typeof venueSchema>;
export type VenueShow = Venue['shows'][number];

export const venuesSchema = z.object({
  venues: z.array(venueSchema),
  /** Public holidays: `2026-12-25`, or `12-25` for each year. */
  holidays: z.array(exceptionDaySchema),
});
export type Venues = z.infer<typeof venuesSchema>;
