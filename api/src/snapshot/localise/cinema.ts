/** The cinema programme in one language: films, and their screenings of the next seven days. */
import type { CinemaProgramme, Movie } from '@mall/contracts';
import { addToDay, mallDay, mallMoment } from '../../content/day.ts';
import type { StoredContent } from '../../content/stored-schema.ts';
import type { Wording } from './wording.ts';

type StoredMovie = StoredContent['movies'][number];

const DAYS = 7;

/** The programme as it stands at `now`: screenings that have begun are left out. */
export function localiseCinema(
  content: StoredContent,
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

function screenings({ id, screenings: times }: StoredMovie, url: string, now: Date) {
  const today = mallDay(now);
  const days = Array.from({ length: DAYS }, (_, index) => addToDay(today, index));
  return days
    .flatMap((day) => {
      const ofDay = isWeekend(day) ? times.weekend : times.weekday;
      return [...new Set(ofDay)].sort().map((time) => toEvent(id, url, day, time));
    })
    .filter(({ time }) => Date.parse(time) > now.getTime());
}

function toEvent(movie: string, url: string, day: string, time: string): Movie['events'][number] {
  const id = `${movie}-${day.replaceAll('-', '')}-${time.replace(':', '')}`;
  const address = new URL(url);
  address.searchParams.set('screening', id);
  return { id, url: address.href, time: mallMoment(day, time) };
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
