/** Exceptions from the opening hours as the content files write them. */
import {
  exceptionDaySchema,
  hoursRangeSchema,
  localizedTextSchema,
  openingHoursGroupSchema,
} from '@mall/contracts';
import { z } from 'zod';

const hoursSchema = z.union(
  [hoursRangeSchema, z.array(hoursRangeSchema).min(1)],
  'HH:MM-HH:MM, or a list of such',
);

const exceptionFields = {
  /** One day: `2026-12-24`, or `12-24` for each year. */
  date: exceptionDaySchema.optional(),
  /** Several days in place of `date`; both are in it. */
  from: exceptionDaySchema.optional(),
  until: exceptionDaySchema.optional(),
  closed: z.literal(true).optional(),
  hours: hoursSchema.optional(),
  reason: localizedTextSchema.optional(),
};

type Fields = z.infer<z.ZodObject<typeof exceptionFields>>;

function isComplete({ value, issues }: z.core.ParsePayload<Fields>): void {
  const { date, from, until, closed, hours } = value;
  const say = (path: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message });
  if (date ? from || until : !from || !until) say('date', 'either date, or from and until');
  if (from && until && from.length !== until.length) say('until', 'of the same form as from');
  if ((closed === undefined) === (hours === undefined))
    say('hours', 'either hours, or closed: true');
}

/** An exception of a shop. */
export const shopExceptionSchema = z.strictObject(exceptionFields).check(isComplete);

/** An exception of groups of the mall. */
export const groupExceptionSchema = z
  .strictObject({ groups: z.array(openingHoursGroupSchema).min(1), ...exceptionFields })
  .check(isComplete);

export type SourceException = z.infer<typeof shopExceptionSchema>;

/** The first and the last day of an exception. */
export function exceptionDays({ date, from = '', until = '' }: SourceException) {
  return date ? { from: date, until: date } : { from, until };
}
