/** The programme by day, as days and times are in Budapest. */
import type { Movie } from '@mall/contracts';
import { budapestDate } from '@mall/ui';

export type Screening = Movie['events'][number];
type Screened = Pick<Movie, 'events'>;

/** Screenings that begin after `now` (milliseconds); all of them when `now` is 0, not known. */
function upcoming({ events }: Screened, now: number): Screening[] {
  return events.filter(({ time }) => Date.parse(time) > now);
}

/** The days that still have screenings, in order. */
export function programmeDays(movies: readonly Screened[], now: number): string[] {
  const times = movies.flatMap((movie) => upcoming(movie, now).map(({ time }) => time));
  return [...new Set(times.map(budapestDate))].sort();
}

/** The screenings of a movie that are still to come on `day`. */
export function screeningsOn(movie: Screened, day: string, now: number): Screening[] {
  return upcoming(movie, now).filter(({ time }) => budapestDate(time) === day);
}

/** The day to show: the one asked for when it has screenings, else the next that has any. */
export function chosenDay(days: readonly string[], asked: string | null): string | undefined {
  return days.find((day) => day === asked) ?? days[0];
}
