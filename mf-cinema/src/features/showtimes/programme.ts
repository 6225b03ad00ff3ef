/** The programme by day, as days and times are in Budapest. */
import type { Movie } from '@mall/contracts';
import { addDays, mallTime } from '@mall/opening-hours';
import { endOfDay } from '@mall/opening-hours/moment-today';
import { budapestDate } from '@mall/ui';

export type Screening = Movie['events'][number];
type Screened = Pick<Movie, 'events'>;

/** As many days as the API returns. */
const DAYS = 7;

export const hasBegun = ({ time }: Pick<Screening, 'time'>, now: number): boolean =>
  Date.parse(time) <= now;

/** The screenings that have not begun. */
export const toCome = (screenings: readonly Screening[], now: number): Screening[] =>
  screenings.filter((screening) => !hasBegun(screening, now));

export function programmeDays(now: number): string[] {
  const { day } = mallTime(now);
  return Array.from({ length: DAYS }, (_, index) => addDays(day, index));
}

export function screeningsOn({ events }: Screened, day: string): Screening[] {
  return events.filter(({ time }) => budapestDate(time) === day);
}

export interface NextScreening<Item> {
  movie: Item;
  screening: Screening;
}

export function nextScreening<Item extends Screened>(
  movies: readonly Item[],
  after: number,
): NextScreening<Item> | undefined {
  return movies
    .flatMap((movie) => toCome(movie.events, after).map((screening) => ({ movie, screening })))
    .sort((a, b) => Date.parse(a.screening.time) - Date.parse(b.screening.time))[0];
}

/** The first coming screening after `day`; without one, the first of all coming screenings. */
export function nextAfterDay<Item extends Screened>(
  movies: readonly Item[],
  day: string,
  now: number,
): NextScreening<Item> | undefined {
  const later = movies.map((movie) => ({
    ...movie,
    events: movie.events.filter(({ time }) => budapestDate(time) > day),
  }));
  return nextScreening(later, now) ?? nextScreening(movies, now);
}

/** Ratings of children's films: for all ages, else from six. */
const CHILDREN = [0, 6] as const;

export function nextForChildren<Item extends Screened & Pick<Movie, 'age_rating'>>(
  movies: readonly Item[],
  day: string,
  now: number,
): NextScreening<Item> | undefined {
  const found = CHILDREN.map((rating) =>
    nextAfterDay(
      movies.filter(({ age_rating }) => age_rating === rating),
      day,
      now,
    ),
  );
  return found.find((next) => next !== undefined);
}

export function nextDay(movies: readonly Screened[], now: number): string | undefined {
  const next = nextScreening(movies, now);
  return next && budapestDate(next.screening.time);
}

/** The day to show: the one asked for when it is in the programme, else that of the next screening. */
export function chosenDay(
  movies: readonly Screened[],
  asked: string | null,
  now: number,
): string | undefined {
  return programmeDays(now).find((day) => day === asked) ?? nextDay(movies, now);
}

/** The movies of `day` with their screenings, by the next of these; movies with none to come are last. */
export function moviesOn<Item extends Screened>(
  movies: readonly Item[],
  day: string,
  now: number,
): { movie: Item; screenings: Screening[] }[] {
  const start = (screenings: readonly Screening[]) => {
    const [next] = toCome(screenings, now);
    return next ? Date.parse(next.time) : Number.MAX_SAFE_INTEGER;
  };
  return movies
    .map((movie) => ({ movie, screenings: screeningsOn(movie, day) }))
    .filter(({ screenings }) => screenings.length > 0)
    .sort((a, b) => start(a.screenings) - start(b.screenings));
}

/** Expiry in ms: the next screening or midnight, whichever comes first. */
export function pageHoldsUntil(movies: readonly Pick<Movie, 'events'>[], now: number): number {
  const next = nextScreening(movies, now);
  return Math.min(endOfDay(now), next ? Date.parse(next.screening.time) : Number.POSITIVE_INFINITY);
}
