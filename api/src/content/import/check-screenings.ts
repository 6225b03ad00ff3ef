/** Checks screenings against each other and against their movie. */
import type { ContentIssue } from '../../base/content-issue.ts';
import type { NewContent } from '../schema/import-fields.ts';
import type { ReadContent } from './read-folder.ts';

type Screening = NewContent['movies'][number]['screenings'][number];
type Found = { field: string; message: string };

/** All issues of this kind in `content`; a file that could not be read is skipped. */
export function checkScreenings({ movies }: ReadContent): ContentIssue[] {
  return (movies ?? []).flatMap(({ screenings, sub_dub }, movie) =>
    screenings.flatMap((screening, index) =>
      [...backwards(screening), ...unknownVersion(screening, sub_dub)].map(
        ({ field, message }) => ({
          file: 'movies.yaml',
          path: `${movie}.screenings.${index}.${field}`,
          message,
        }),
      ),
    ),
  );
}

function backwards({ from, until }: Screening): Found[] {
  if (!from || !until || from <= until) return [];
  return [{ field: 'until', message: `${until} is before from (${from})` }];
}

function unknownVersion({ version }: Screening, known: readonly string[]): Found[] {
  if (known.includes(version)) return [];
  return [{ field: 'version', message: `${version} is not in the movie's sub_dub` }];
}
