/** The cinema programme: movies, and their screenings of seven days, today first. */
import type { CinemaProgramme, FeaturedMovie, Movie } from '@mall/contracts';
import {
  addDays,
  exceptionOn,
  isOpenAt,
  mallDay,
  mallTime,
  type OpeningPlan,
  weekdayOf,
} from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import type { LocalContent } from './local-content.ts';
import { screeningEnd } from './screening-end.ts';

type LocalMovie = LocalContent['movies'][number];
type Rule = LocalMovie['screenings'][number];
type Dated = NonNullable<NonNullable<LocalContent['programme']>['screenings']>[number];
type Screening = Movie['events'][number];

const DAYS = 7;

const dayOf = (time: string) => time.slice(0, 10);

const NO_PLAN: OpeningPlan = { hours: [], exceptions: [] };

/**
 * The programme on the day of `now`, with today's screenings that have begun. Where a programme was
 * imported, its screenings are all there are; else they follow from the rules of the movies, which on
 * days with other opening hours hold only for movies that are over before the cinema closes.
 */
export function localiseCinema(
  { movies, site, programme }: Pick<LocalContent, 'movies' | 'site' | 'programme'>,
  now: Date,
  plan = NO_PLAN,
): CinemaProgramme {
  const today = mallDay(now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const dated = programme?.screenings ?? undefined;
  const imported = Map.groupBy(
    dated?.filter(({ time }) => days.includes(dayOf(time))) ?? [],
    ({ movie }) => movie,
  );
  return {
    movies: movies.map(({ screenings, ...movie }) => ({
      ...movie,
      events: inOrder(
        dated
          ? (imported.get(movie.id) ?? []).map((screening) => fromProgramme(movie, screening))
          : fromRules(movie, screenings, days).filter(isWithin(plan, movie.length)),
      ),
    })),
    featured: site.pinned.movies,
    updated_at: programme?.updated_at ?? null,
    until: dated?.at(-1)?.time.slice(0, 10) ?? null,
  };
}

function inOrder(screenings: readonly Screening[]): Screening[] {
  const distinct = [...new Map(screenings.map((screening) => [screening.id, screening])).values()];
  return distinct.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** Whether the cinema, on a day with other hours, is open until a movie of `length` minutes is over. */
const isWithin =
  (plan: OpeningPlan, length: number) =>
  ({ time }: Screening): boolean => {
    if (!exceptionOn(plan.exceptions, dayOf(time))) return true;
    const moments = [time, screeningEnd(time, length - 1)];
    return moments.every((moment) => isOpenAt(plan, mallTime(Date.parse(moment))));
  };

type SeatsOf = Pick<LocalMovie, 'id' | 'url'>;

function fromProgramme(seats: SeatsOf, { movie: _movie, url, ...screening }: Dated): Screening {
  return { ...screening, url: seatsUrl(seats, screening.id, url) };
}

function fromRules(seats: SeatsOf, rules: readonly Rule[], days: readonly string[]): Screening[] {
  return days.flatMap((day) =>
    rules
      .filter((rule) => isOn(rule, day))
      .flatMap((rule) => rule.times.map((time) => fromRule(seats, day, time, rule))),
  );
}

function isOn({ date, from, until, days }: Rule, day: string): boolean {
  if (date) return date === day;
  const isWithin = (from ?? day) <= day && day <= (until ?? day);
  return isWithin && (days?.includes(weekdayOf(day)) ?? true);
}

function fromRule(
  seats: SeatsOf,
  day: string,
  time: string,
  { version, format, hall, url }: Rule,
): Screening {
  const id = `${seats.id}-${day.replaceAll('-', '')}-${time.replace(':', '')}-${hall}`;
  return {
    id,
    url: seatsUrl(seats, id, url),
    time: mallMoment(day, time),
    version,
    format,
    hall,
  };
}

/** Without its own address, the seats are booked at that of the movie. */
function seatsUrl({ url }: SeatsOf, id: string, ownUrl: string | undefined): string {
  if (ownUrl) return ownUrl;
  const booking = new URL(url);
  booking.searchParams.set('screening', id);
  return booking.href;
}

/** In their order, each with what is to come on the next day that has a screening, or else its own next one. */
export function featuredMovies({ movies, featured }: CinemaProgramme, now: Date): FeaturedMovie[] {
  const isToCome = ({ time }: FeaturedMovie['events'][number]) => Date.parse(time) > now.getTime();
  const events = movies.flatMap((movie) => movie.events.filter(isToCome));
  const first = events.map(({ time }) => dayOf(time)).sort()[0];
  return featured.flatMap((id) => {
    const movie = movies.find((candidate) => candidate.id === id);
    if (!movie) return [];
    const toCome = movie.events.filter(isToCome);
    const next = toCome.filter(({ time }) => dayOf(time) === first);
    const { lead: _, ...shown } = movie;
    return { ...shown, events: next.length > 0 ? next : toCome.slice(0, 1) };
  });
}
