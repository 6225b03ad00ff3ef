/** Until when a rendered page with screenings holds. */
import type { Movie } from '@mall/contracts';
import { endOfDay } from '@mall/opening-hours/moment-today';
import { nextScreening } from './programme.ts';

/** To the next screening, since movies are in the order of these, or to the end of today. Milliseconds. */
export function pageHoldsUntil(movies: readonly Pick<Movie, 'events'>[], now: number): number {
  const next = nextScreening(movies, now);
  return Math.min(endOfDay(now), next ? Date.parse(next.screening.time) : Number.POSITIVE_INFINITY);
}
