/** Checks times: an event has its hours once, a day one exception, a screening a version of its movie. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type ExceptionRule, exceptionDays } from '../../schema/opening-exception-schema.ts';
import type { ReadContent } from '../read-folder.ts';

export function checkTimes(read: ReadContent): ContentIssue[] {
  return [...hoursTwice(read), ...unknownVersions(read), ...overlaps(read)];
}

function hoursTwice({ content: { posts = [] } }: ReadContent): ContentIssue[] {
  return posts.flatMap(({ event }, index) => {
    if (!event?.repeats) return [];
    const message = 'a day without a time: repeats has the hours';
    return (['from', 'until'] as const)
      .filter((field) => event[field].includes(' '))
      .map((field) => ({ file: 'posts.yaml', path: `${index}.event.${field}`, message }));
  });
}

function unknownVersions({ content: { movies = [] } }: ReadContent): ContentIssue[] {
  return movies.flatMap(({ screenings, sub_dub }, movie) =>
    screenings.flatMap(({ version }, index) => {
      if (sub_dub.includes(version)) return [];
      const message = `${version} is not in the movie's sub_dub`;
      return [{ file: 'movies.yaml', path: `${movie}.screenings.${index}.version`, message }];
    }),
  );
}

interface Placed {
  exception: ExceptionRule;
  file: string;
  path: string;
}

function overlaps({ content: { site, shops = [] }, sources }: ReadContent): ContentIssue[] {
  const ofGroups = (site?.opening_exceptions ?? []).map((exception, index) => ({
    exception,
    file: 'site.yaml',
    path: `opening_exceptions.${index}`,
  }));
  const lists: Placed[][] = [
    ...(site?.opening_hours ?? []).map(({ id }) =>
      ofGroups.filter(({ exception }) => exception.groups.includes(id)),
    ),
    ...shops.map(({ exceptions }, shop) =>
      exceptions.map((exception, index) => ({
        exception,
        file: 'shops.yaml',
        path: `${shop}.exceptions.${index}`,
      })),
    ),
  ];
  const issues = lists.flatMap((list) =>
    list.flatMap(({ exception, file, path }, index) => {
      const other = list.slice(0, index).find((earlier) => overlap(earlier.exception, exception));
      if (!other) return [];
      const line = sources.get(file)?.lineOf(other.path);
      const message = `overlaps the one in line ${line}; a day has one exception`;
      return [{ file, path, message }];
    }),
  );
  // Two exceptions may share several groups.
  return [...new Map(issues.map((issue) => [issue.path + issue.message, issue])).values()];
}

/** A dated exception may overrule a yearly one: only those of the same form are compared. */
function overlap(one: ExceptionRule, other: ExceptionRule): boolean {
  const [a, b] = [exceptionDays(one), exceptionDays(other)];
  return a.from.length === b.from.length && a.from <= b.until && b.from <= a.until;
}
