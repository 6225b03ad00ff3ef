/** Checks times: events and places have their hours once, a day one exception, a screening a version of its movie. */
import { type OpeningHoursEntry, WEEKDAYS } from '@mall/contracts';
import { addDays, intervalsOn } from '@mall/opening-hours';
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type ExceptionRule, exceptionDays } from '../../schema/opening-exception-schema.ts';
import type { ReadContent } from '../read-folder.ts';
import { below, type Field, fieldsAt } from './fields.ts';

export function checkTimes(read: ReadContent): ContentIssue[] {
  return [...hoursTwice(read), ...unknownVersions(read), ...overlaps(read), ...hoursOverlap(read)];
}

function hoursTwice(read: ReadContent): ContentIssue[] {
  const message = 'a day without a time: repeats has the hours';
  return fieldsAt(read, 'posts.yaml *.event')
    .filter((event) => below(event, 'repeats').length > 0)
    .flatMap((event) => [...below(event, 'from'), ...below(event, 'until')])
    .filter(({ value }) => String(value).includes(' '))
    .map(({ file, path }) => ({ file, path, message }));
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

function overlaps(read: ReadContent): ContentIssue[] {
  const ofGroups = fieldsAt(read, 'site.yaml opening_exceptions.*');
  const ofShops = Map.groupBy(
    fieldsAt(read, 'shops.yaml *.exceptions.*'),
    ({ path }) => path.split('.')[0],
  );
  const lists = [
    ...fieldsAt(read, 'site.yaml opening_hours.*.id').map(({ value: id }) =>
      ofGroups.filter((one) => below(one, 'groups.*').some(({ value }) => value === id)),
    ),
    ...ofShops.values(),
  ];
  const issues = lists.flatMap((list) =>
    overlapsIn(read, list, overlap, 'a day has one exception'),
  );
  // Two exceptions may share several groups.
  return [...new Map(issues.map((issue) => [issue.path + issue.message, issue])).values()];
}

/** Two lines of the same hours may share a day, such as before and after noon, but no minute of it. */
function hoursOverlap(read: ReadContent): ContentIssue[] {
  return ['shops.yaml *.hours', 'site.yaml opening_hours.*.hours']
    .flatMap((address) => fieldsAt(read, address))
    .flatMap((hours) =>
      overlapsIn(read, below(hours, '*'), shareMinutes, 'take the day out of one of them'),
    );
}

function overlapsIn(
  read: ReadContent,
  list: readonly Field[],
  isOverlap: (one: unknown, other: unknown) => boolean,
  advice: string,
): ContentIssue[] {
  return list.flatMap(({ file, path, value }, index) => {
    const other = list.slice(0, index).find((earlier) => isOverlap(earlier.value, value));
    if (!other) return [];
    const line = read.sources.get(file)?.lineOf(other.path);
    return [{ file, path, message: `overlaps the one in line ${line}; ${advice}` }];
  });
}

/** A dated exception may overrule a yearly one: only those of the same form are compared. */
function overlap(one: unknown, other: unknown): boolean {
  // The files are of their schema's shape.
  const [a, b] = [exceptionDays(one as ExceptionRule), exceptionDays(other as ExceptionRule)];
  return a.from.length === b.from.length && a.from <= b.until && b.from <= a.until;
}

const DAY_MINUTES = 24 * 60;
const A_WEEK = WEEKDAYS.map((_weekday, index) => addDays('2026-11-30', index));

/** Whether two lines of weekly hours, of the files' shape, have a minute in common. */
function shareMinutes(one: unknown, other: unknown): boolean {
  return A_WEEK.some((day) =>
    minutesOn(one, day).some((a) =>
      // The night of a day ends on the next one.
      [-1, 0, 1].some((days) =>
        minutesOn(other, addDays(day, days)).some(
          (b) => a.start < b.end + days * DAY_MINUTES && b.start + days * DAY_MINUTES < a.end,
        ),
      ),
    ),
  );
}

const minutesOn = (line: unknown, day: string) =>
  intervalsOn({ hours: [line as OpeningHoursEntry], exceptions: [] }, day);
