/** Checks screenings against each other and against their movie. */
import { resolveDay } from './day.ts';
import type { Fault } from './fault.ts';
import type { ReadContent } from './read-folder.ts';
import type { SourceScreening } from './screening-schema.ts';

type Found = { field: string; message: string };

/** All faults of this kind in `content`; `today` is the day that relative days count from. */
export function checkScreenings({ movies }: ReadContent, today: string): Fault[] {
  return (movies ?? []).flatMap(({ screenings, sub_dub }, movie) =>
    screenings.flatMap((screening, index) =>
      [...backwards(screening, today), ...unknownVersion(screening, sub_dub)].map(
        ({ field, message }) => ({
          file: 'movies.yaml',
          path: `${movie}.screenings.${index}.${field}`,
          message,
        }),
      ),
    ),
  );
}

function backwards({ from, until }: SourceScreening, today: string): Found[] {
  if (!from || !until || resolveDay(from, today) <= resolveDay(until, today)) return [];
  return [{ field: 'until', message: `${until} is before from (${from})` }];
}

function unknownVersion({ version }: SourceScreening, known: readonly string[]): Found[] {
  if (known.includes(version)) return [];
  return [{ field: 'version', message: `${version} is not in the movie's sub_dub` }];
}
