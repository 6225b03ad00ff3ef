import type { Movie } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import type { Screening } from './programme.ts';

export const FILTER_KEYS = { version: 'valtozat', part: 'napszak', age: 'kor' } as const;
export type FilterName = keyof typeof FILTER_KEYS;

/** The values of each filter, as the URL has them. `age` is the highest age rating. */
export const FILTER_VALUES = {
  version: ['dubbed', 'subbed', 'original', 'original-hu'],
  part: ['delelott', 'delutan', 'este'],
  age: ['6', '12', '16'],
} as const satisfies Record<FilterName, readonly string[]>;

type Values = typeof FILTER_VALUES;
type ShowtimeFilter = { [Name in FilterName]?: Values[Name][number] | undefined };

/** The filter of a query; values that are not known are ignored. */
export function readFilter(query: URLSearchParams): ShowtimeFilter {
  const known = <Value extends string>(name: FilterName, values: readonly Value[]) =>
    values.find((value) => value === query.get(FILTER_KEYS[name]));
  return {
    version: known('version', FILTER_VALUES.version),
    part: known('part', FILTER_VALUES.part),
    age: known('age', FILTER_VALUES.age),
  };
}

export function filterQuery(filter: ShowtimeFilter): Record<string, string> {
  const entries = Object.entries(FILTER_KEYS) as [FilterName, string][];
  return Object.fromEntries(entries.map(([name, key]) => [key, filter[name] ?? '']));
}

/** The hour at the mall; the time has its offset. */
const hourOf = ({ time }: Screening) => Number(time.slice(11, 13));

/** Evening is from 18:00, and goes on after midnight until 5:00. */
function partOf(screening: Screening): NonNullable<ShowtimeFilter['part']> {
  const hour = hourOf(screening);
  if (hour >= 18 || hour < 5) return 'este';
  return hour < 12 ? 'delelott' : 'delutan';
}

export function filterMovies(movies: readonly Movie[], filter: ShowtimeFilter): Movie[] {
  const { version, part, age } = filter;
  const fits = (screening: Screening) =>
    (!version || screening.version === version) && (!part || partOf(screening) === part);
  return movies
    .filter(({ age_rating }) => !age || age_rating <= Number(age))
    .map((movie) => ({ ...movie, events: movie.events.filter(fits) }));
}

export const DAY_KEY = 'nap';

export function useProgrammeQuery() {
  const query = usePageQuery();
  const filter = readFilter(query);
  return {
    filter,
    askedDay: query.get(DAY_KEY),
    /** The query of the same filter on another day. */
    onDay: (day: string) => ({ [DAY_KEY]: day, ...filterQuery(filter) }),
  };
}
