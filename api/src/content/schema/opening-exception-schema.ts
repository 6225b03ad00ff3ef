/** Opening hours, and exceptions from them, as the content files write them. */
import { API_SCHEMAS } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const { opening_hours, opening_exceptions } = API_SCHEMAS.config.shape;
const { from: day, hours, groups } = opening_exceptions.element.shape;

export const weeklyHoursSchema = z
  .array(z.strictObject(opening_hours.valueType.element.shape))
  .min(1);

const hoursSchema = z.union([hours.element, hours.min(1)], 'HH:MM-HH:MM, or a list of such');

/** When an exception holds, and what does. */
const rule = z.strictObject({
  date: day.optional().describe('One day: 2026-12-24, or 12-24 for each year'),
  from: day.optional().describe('First of several days, in place of date'),
  until: day.optional().describe('Last of several days; it is in the exception'),
  closed: z.literal(true).optional(),
  hours: hoursSchema.optional(),
});
export type ExceptionRule = z.infer<typeof rule>;

function isComplete({ value, issues }: z.core.ParsePayload<ExceptionRule>): void {
  const { date, from, until, closed, hours } = value;
  const say = (path: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message });
  if (date ? from || until : !from || !until) say('date', 'either date, or from and until');
  if (from && until && from.length !== until.length) say('until', 'of the same form as from');
  if ((closed === undefined) === (hours === undefined))
    say('hours', 'either hours, or closed: true');
}

export const exceptionSchema = <Kinds extends FieldKinds>({
  text,
}: Pick<FieldTypes<Kinds>, 'text'>) =>
  z.strictObject({ ...rule.shape, reason: text.optional() }).check(isComplete);

export const groupExceptionSchema = <Kinds extends FieldKinds>(
  field: Pick<FieldTypes<Kinds>, 'text'>,
) => exceptionSchema<Kinds>(field).safeExtend({ groups });

export function exceptionDays({ date, from = '', until = '' }: ExceptionRule) {
  return date ? { from: date, until: date } : { from, until };
}
