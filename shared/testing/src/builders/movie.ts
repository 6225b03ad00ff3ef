import { cinemaSchema, movieSchema } from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

/** A film without screenings. */
export const aMovie = builder(movieSchema, (number) => ({
  id: `film-${number}`,
  name: `Film ${number}`,
  lead: `Lead of film ${number}`,
  genre: 'Drama',
  age_rating: 12 as const,
  length: 100,
  poster: anImageSet({ width: 400, height: 600 }),
  sub_dub: ['dubbed' as const],
  trailer: 'https://www.youtube.com/watch?v=abcdefghijk',
  url: `https://tickets.example/film-${number}`,
  events: [],
}));

/** A screening at `time`, which carries its offset. */
export function aScreening(time: string) {
  return { id: time, url: `https://tickets.example/screening/${encodeURIComponent(time)}`, time };
}

/** An empty cinema programme. */
export const aProgramme = builder(cinemaSchema, () => ({ movies: [], featured: [] }));
