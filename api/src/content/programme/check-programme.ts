/** Checks the screenings of a programme against each other and against the movies of the content. */
import { addDays } from '@mall/opening-hours';
import type { z } from 'zod';
import type { ProgrammeRow } from './programme-file.ts';
import { type ProgrammeScreening, programmeScreening } from './programme-screening.ts';

/** A later day is a typing error in the year. */
const LATEST_DAY = 366;

export type KnownMovies = ReadonlyMap<string, readonly string[]>;

interface Issue {
  line: number;
  /** The screening, as far as it names itself. */
  id: string | undefined;
  field: string;
  message: string;
}

interface Read {
  screening: ProgrammeScreening;
  row: ProgrammeRow;
}

/** The screenings of `rows`, and an issue a line, such as `7: id-7.hall: a hall from 1 to 11`; `today` is a day at the mall. */
export function checkProgramme(rows: readonly ProgrammeRow[], movies: KnownMovies, today: string) {
  const schema = programmeScreening(today);
  const parsed = rows.map((row) => ({ row, result: schema.safeParse(row.value) }));
  const read = parsed.flatMap(({ row, result }) =>
    result.success ? [{ row, screening: result.data }] : [],
  );
  const issues = [
    ...parsed.flatMap(({ row, result }) => (result.success ? [] : shapeIssues(row, result.error))),
    ...read.flatMap((one) => [...movieIssues(one, movies), ...dayIssues(one, today)]),
    ...repeated(read, 'id', ({ id }) => id, 'is there already'),
    ...repeated(read, 'hall', ({ hall, time }) => `${hall} ${time}`, 'is taken at this time'),
  ];
  const screenings = read.map(({ screening }) => screening);
  return { screenings, issues: issues.sort((a, b) => a.line - b.line).map(format) };
}

function shapeIssues(row: ProgrammeRow, error: z.ZodError): Issue[] {
  const id = (row.value as { id?: unknown } | null)?.id;
  return error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const field = [...issue.path, ...unknown].join('.');
    const name = typeof id === 'string' ? id : undefined;
    return { line: row.lineOf(field), id: name, field, message: issue.message };
  });
}

const issueOf = ({ row, screening }: Read, field: string, message: string): Issue => ({
  line: row.lineOf(field),
  id: screening.id,
  field,
  message,
});

function movieIssues(read: Read, movies: KnownMovies): Issue[] {
  const { movie, version } = read.screening;
  const versions = movies.get(movie);
  if (!versions) return [issueOf(read, 'movie', `"${movie}" is no movie of the site's content`)];
  if (versions.includes(version)) return [];
  const known = versions.join(', ');
  return [issueOf(read, 'version', `"${version}" is not in the movie's sub_dub (${known})`)];
}

function dayIssues(read: Read, today: string): Issue[] {
  const day = read.screening.time.slice(0, 10);
  if (day <= addDays(today, LATEST_DAY)) return [];
  return [issueOf(read, 'time', `${day} is more than a year ahead`)];
}

/** An issue for each screening that is like an earlier one in `key`. */
function repeated(
  read: readonly Read[],
  field: string,
  key: (screening: ProgrammeScreening) => string,
  what: string,
): Issue[] {
  const first = new Map<string, Read>();
  return read.flatMap((one) => {
    const earlier = first.get(key(one.screening));
    if (!earlier) first.set(key(one.screening), one);
    const message = `${what}, in line ${earlier?.row.lineOf(field)}`;
    return earlier ? [issueOf(one, field, message)] : [];
  });
}

function format({ line, id, field, message }: Issue): string {
  const name = [id, field].filter(Boolean).join('.');
  return `${line}: ${name ? `${name}: ` : ''}${message}`;
}
