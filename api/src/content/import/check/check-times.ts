/** Checks times: events and places have their hours once, a day one exception, a screening a version of its movie. */
import type { OpeningHoursEntry } from '@mall/contracts';
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
/** From a Monday to the next one: the night of the Sunday may end on it. */
const DAYS = Array.from({ length: 8 }, (_, index) => addDays('2026-11-30', index));

/** When a line of weekly hours, of the files' shape, is open: in minutes from the first of `DAYS`. */
function openMinutes(line: unknown) {
  const plan = { hours: [line as OpeningHoursEntry], exceptions: [] };
  return DAYS.flatMap((day, index) =>
    intervalsOn(plan, day).map(({ start, end }) => ({
      start: start + index * DAY_MINUTES,
      end: end + index * DAY_MINUTES,
    })),
  );
}

function shareMinutes(one: unknown, other: unknown): boolean {
  const others = openMinutes(other);
  return openMinutes(one).some((a) => others.some((b) => a.start < b.end && b.start < a.end));
}
