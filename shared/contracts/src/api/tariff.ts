/** The rules by which tickets are sold: to whom, when, and who is admitted. Content holds them beside its prices. */
import { z } from 'zod';
import type { Weekday } from './content-values.ts';
import { CONCESSIONS } from './content-values.ts';
import { slugSchema } from './fields.ts';
import { weekdaySchema } from './hours.ts';

/** `z.strictObject` refuses unknown fields, as content files need it. */
export type ObjectSchema = typeof z.strictObject;

const ageSchema = z.int().min(0).max(120);

/** Ages or age ratings, both ends included; without `until` there is no upper end. */
export const agesSchema = (object: ObjectSchema) =>
  object({ from: ageSchema.default(0), until: ageSchema.optional() }).refine(
    ({ from, until }) => until === undefined || from <= until,
    { path: ['until'], error: 'is below from' },
  );

/** Conditions on the day and the film. */
const conditions = (object: ObjectSchema) => ({
  weekdays: z.array(weekdaySchema).min(1).optional(),
  holiday: z.boolean().optional().describe('At weekends and on public holidays, or on other days'),
  format: z.enum(['2D', '3D']).optional().describe('Of the screening'),
  rating: agesSchema(object).optional().describe('Age rating of the film'),
});

/** When a ticket is sold, to whom, and for what; without a rule to everyone at all times. */
export const ticketRule = (object: ObjectSchema) =>
  object({
    ...conditions(object),
    ages: z.array(agesSchema(object)).min(1).optional().describe('Who gets the ticket by age'),
    concessions: z
      .array(z.enum(CONCESSIONS))
      .min(1)
      .optional()
      .describe('Who gets the ticket besides those of the ages'),
    own_glasses: z.boolean().optional().describe('For those who bring 3D glasses'),
    per_minute: z.boolean().optional().describe('The amount buys a minute'),
    family: object({
      adults: z.int().positive(),
      children: z.int().positive(),
      until: ageSchema.describe('Oldest age of a child; who is older is an adult'),
    }).optional(),
  });

/** How the price planner counts a venue besides the rules of its tickets. */
export const venuePlanner = <Text extends z.ZodType>(text: Text, object: ObjectSchema) =>
  object({
    key: slugSchema.optional().describe('Value of the query key hely; the id when left out'),
    minutes_label: text
      .optional()
      .describe('Label of the field for the minutes, where tickets are sold by the minute'),
    remark: text.optional().describe('Below the result, whatever is planned'),
    free: agesSchema(object).optional().describe('Who enters without a ticket'),
    admission: z
      .array(
        object({
          ages: agesSchema(object),
          rating: agesSchema(object).optional().describe('Only for films of these age ratings'),
          or_with_adult: z.boolean().optional().describe('An adult in the party is enough'),
          otherwise: text.describe('Why others are not admitted'),
        }),
      )
      .default([]),
    notes: z
      .array(
        object({
          ...conditions(object),
          ages: agesSchema(object).optional().describe('Only if somebody of these ages comes'),
          without_adult: z.boolean().optional().describe('Only if no adult comes'),
          text: text.describe('{count} is the number of people of the ages'),
        }),
      )
      .default([]),
  });

export type TicketRule = z.infer<ReturnType<typeof ticketRule>>;
export type TicketConditions = Pick<TicketRule, 'weekdays' | 'holiday' | 'format' | 'rating'>;

/** A day and the film that is shown. */
export interface Occasion {
  weekday: Weekday;
  /** Saturday, Sunday or public holiday; undefined where no ticket depends on it. */
  holiday?: boolean | undefined;
  format: '2D' | '3D';
  /** 0 for a film without an age rating. */
  rating: number;
}
