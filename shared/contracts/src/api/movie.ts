/** Movies and screenings as `GET /cinema` returns them (requirement 5.4). */
import { z } from 'zod';
import { imageSetSchema, slugSchema } from './fields.ts';

const movieSoundSchema = z.enum(['original-hu', 'dubbed', 'subbed', 'original']);

/** The cinema has eleven halls (requirement 8.3). */
const hallSchema = z.int('a hall from 1 to 11').min(1).max(11, 'a hall from 1 to 11');

/** Age rating of the Hungarian film office; 0 means for all ages. */
const ageRatingSchema = z.literal([0, 6, 12, 16, 18]);

const screeningSchema = z.object({
  id: z.string(),
  url: z.url(),
  /** With the offset of Europe/Budapest. */
  time: z.iso.datetime({ offset: true }),
  version: movieSoundSchema,
  format: z.enum(['2D', '3D']),
  hall: hallSchema,
});

export const movieSchema = z.object({
  id: slugSchema,
  name: z.string().min(1),
  lead: z.string(),
  genre: z.string(),
  age_rating: ageRatingSchema,
  /** Minutes. */
  length: z.int().positive(),
  poster: imageSetSchema,
  sub_dub: z.array(movieSoundSchema),
  trailer: z.url().nullable(),
  /** What that video is, where it is not the movie's own trailer. */
  trailer_shows: z.string().min(1).optional(),
  /** Where seats are reserved. */
  url: z.url(),
  /** In order of time. */
  events: z.array(screeningSchema),
});
export type Movie = z.infer<typeof movieSchema>;

/** On a card, which has no room for the lead. */
export const featuredMovieSchema = movieSchema.omit({ lead: true });
export type FeaturedMovie = z.infer<typeof featuredMovieSchema>;

/** A movie of the programme, as lists of its pages name it; `slug` is its id. */
export const movieSummarySchema = z.object({ slug: slugSchema, name: z.string().min(1) });

/** `featured` holds movie ids; one that is not in `movies` is skipped (requirement 5.4). */
export const cinemaSchema = z.object({
  movies: z.array(movieSchema),
  featured: z.array(slugSchema),
  /** When the screenings were last imported; null where that is not known. */
  updated_at: z.iso.datetime().nullable(),
  /** The last day of a programme of dated screenings; null where weekly rules go on. */
  until: z.iso.date().nullable(),
});
export type CinemaProgramme = z.infer<typeof cinemaSchema>;
