/** The cinema programme in one language: films, and their screenings of the next seven days. */
import type { CinemaProgramme, Movie } from '@mall/contracts';
import { addToDay, mallDay, mallMoment, weekdayOf } from '../../content/day.ts';
import type { StoredContent } from '../../content/stored-schema.ts';
import type { Wording } from './wording.ts';

type StoredMovie = StoredContent['movies'][number];
type StoredScreening = StoredMovie['screenings'][number];

const DAYS = 7;

/** The programme as it stands at `now`: screenings that have begun are left out. */
export function localiseCinema(
  content: Pick<StoredContent, 'movies' | 'site'>,
  wording: Wording,
  now: Date,
): CinemaProgramme {
  return {
    movies: content.movies.map((movie) => localiseMovie(movie, wording, now)),
    featured: content.site.pinned.movies,
  };
}

function localiseMovie(stored: StoredMovie, wording: Wording, now: Date): Movie {
  const { id, age_rating, length, sub_dub, url } = stored;
  return {
    id,
    name: wording.text(stored.name),
    lead: wording.text(stored.lead),
    genre: wording.text(stored.genre),
    age_rating,
    length,
    poster: wording.image(stored.poster),
    sub_dub,
    trailer: stored.trailer ?? null,
    url: wording.fill(url),
    events: screenings(stored, wording.fill(url), now),
  };
}

function screenings({ id, screenings: stored }: StoredMovie, url: string, now: Date) {
  const today = mallDay(now);
  const days = Array.from({ length: DAYS }, (_, index) => addToDay(today, index));
  const events = days.flatMap((day) =>
    stored
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
function isOn({ date, from, until, days }: StoredScreening, day: string): boolean {
  if (date) return date === day;
  const isWithin = (from ?? day) <= day && day <= (until ?? day);
  return isWithin && (days?.includes(weekdayOf(day)) ?? true);
}

function toEvent(
  movie: string,
  url: string,
  day: string,
  time: string,
  { version, format, hall, url: ownUrl }: StoredScreening,
): Movie['events'][number] {
  const id = `${movie}-${day.replaceAll('-', '')}-${time.replace(':', '')}-${hall}`;
  const booking = new URL(ownUrl ?? url);
  if (!ownUrl) booking.searchParams.set('screening', id);
  return { id, url: booking.href, time: mallMoment(day, time), version, format, hall };
}
