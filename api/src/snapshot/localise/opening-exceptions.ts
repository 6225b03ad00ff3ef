/** Exceptions from the opening hours in one language. */
import type { OpeningException } from '@mall/contracts';
import { exceptionDays, type SourceException } from '../../content/opening-exception-schema.ts';
import type { Wording } from './wording.ts';

type Localised<Source> = OpeningException & Omit<Source, keyof SourceException>;

/** Those of a year come first, because they win over those of each year. */
export function localiseExceptions<Source extends SourceException>(
  exceptions: readonly Source[],
  wording: Wording,
): Localised<Source>[] {
  return exceptions
    .map(({ date, from, until, closed, hours = [], reason, ...rest }) => ({
      ...rest,
      ...exceptionDays({ date, from, until }),
      hours: [hours].flat(),
      ...(reason && { reason: wording.text(reason) }),
    }))
    .sort((a, b) => b.from.length - a.from.length);
}
