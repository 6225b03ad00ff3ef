import { API_SCHEMAS, type Movie } from '@mall/contracts';
import { anImageSet, builder } from './builder.ts';

/** A movie without screenings. */
export const aMovie = builder(API_SCHEMAS.movie, (number) => ({
  id: `movie-${number}`,
  name: `Movie ${number}`,
  lead: `Lead of movie ${number}`,
  genre: 'Drama',
  age_rating: 12 as const,
  length: 100,
  poster: anImageSet({ width: 400, height: 600 }),
  sub_dub: ['dubbed' as const],
  trailer: 'https://www.youtube.com/watch?v=abcdefghijk',
  url: `https://tickets.example/movie-${number}`,
  events: [],
}));

type Screening = Movie['events'][number];

/** A dubbed screening in 2D at `time`, which carries its offset. */
export function aScreening(time: string, rest: Partial<Screening> = {}): Screening {
  const url = `https://tickets.example/screening/${encodeURIComponent(time)}`;
  return { id: time, url, time, version: 'dubbed', format: '2D', hall: 1, ...rest };
}

/** An empty cinema programme. */
export const aProgramme = builder(API_SCHEMAS.cinema, () => ({
  movies: [],
  featured: [],
  updated_at: '2026-11-20T08:30:00.000Z',
  until: null,
}));
