/** Exceptions from the opening hours as the API gives them. */
import { type ExceptionRule, exceptionDays } from '../schema/opening-exception-schema.ts';

/** Those of one year come first, because they win over those of each year. */
export function toExceptions<Exception extends ExceptionRule>(exceptions: readonly Exception[]) {
  return exceptions
    .map(({ date, from, until, closed, hours = [], ...rest }) => ({
      ...rest,
      ...exceptionDays({ date, from, until }),
      hours: [hours].flat(),
    }))
    .sort((a, b) => b.from.length - a.from.length);
}
