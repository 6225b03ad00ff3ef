/** The cinema programme: movies, and their screenings of the next seven days. */
import type { CinemaProgramme, Movie } from '@mall/contracts';
import { addToDay, mallDay, mallMoment, weekdayOf } from '../../content/day.ts';
import type { LocalContent } from './local-content.ts';

type LocalMovie = LocalContent['movies'][number];
type Screening = LocalMovie['screenings'][number];

const DAYS = 7;

/** The programme at `now`: screenings that have begun are left out. */
export function localiseCinema(
  content: Pick<LocalContent, 'movies' | 'site'>,
  now: Date,
): CinemaProgramme {
  return {
    movies: content.movies.map((movie) => toMovie(movie, now)),
    featured: content.site.pinned.movies,
  };
}

function toMovie({ screenings, ...movie }: LocalMovie, now: Date): Movie {
  return { ...movie, events: toEvents(movie, screenings, now) };
}

function toEvents({ id, url }: Omit<LocalMovie, 'screenings'>, screenings: Screening[], now: Date) {
  const today = mallDay(now);
  const days = Array.from({ length: DAYS }, (_, index) => addToDay(today, index));
  const events = days.flatMap((day) =>
    screenings
      .filter((screening) => isOn(screening, day))
      .flatMap((screening) =>
        screening.times.map((time) => toEvent(id, url, day, time, screening)),
      ),
  );
  // A date may repeat what a rule says already.
  const distinct = [...new Map(events.map((event) => [event.id, event])).values()];
  return distinct
    .filter(({ time }) => Date.parse(time) > now.getTime())
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** Whether a screening is on its date, or its rule holds on `day`. */
function isOn({ date, from, until, days }: Screening, day: string): boolean {
  if (date) return date === day;
  const isWithin = (from ?? day) <= day && day <= (until ?? day);
  return isWithin && (days?.includes(weekdayOf(day)) ?? true);
}

function toEvent(
  movie: string,
  url: string,
  day: string,
  time: string,
  { version, format, hall, url: ownUrl }: Screening,
): Movie['events'][number] {
  const id = `${movie}-${day.replaceAll('-', '')}-${time.replace(':', '')}-${hall}`;
  const booking = new URL(ownUrl ?? url);
  if (!ownUrl) booking.searchParams.set('screening', id);
  return { id, url: booking.href, time: mallMoment(day, time), version, format, hall };
}
