/** Search results (requirement 7.1). */
import { z } from 'zod';
import { MAX_LENGTH } from '../values/limits.ts';
import { eventSchema } from './event.ts';
import { imageSetSchema, slugSchema } from './fields.ts';
import { planIdSchema, planNodeKindSchema } from './floor-plan.ts';
import { movieSchema } from './movie.ts';
import { nearHoursSchema, shopCategorySchema, shopServiceSchema } from './shop.ts';

export const searchQuerySchema = z.object({
  query: z.string().trim().max(MAX_LENGTH.searchQuery),
});

/** Kinds of results, in the order of groups whose best results match as well. */
export const searchKindSchema = z.enum([
  ...(['pages', 'places', 'shop_lists', 'shops', 'movies'] as const),
  ...(['events', 'posts', 'discounts'] as const),
]);
export type SearchKind = z.infer<typeof searchKindSchema>;

const titledSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  images: z.object({ featured: imageSetSchema.optional() }),
});

export const searchResultSchema = z.object({
  /** The kinds that have results; the one with the best match first. */
  order: z.array(searchKindSchema),
  shops: z.array(
    nearHoursSchema.extend({
      slug: slugSchema,
      name: z.string(),
      images: z.object({ logo: imageSetSchema }),
      /** Name of its floor. */
      floor: z.string(),
    }),
  ),
  posts: z.array(titledSchema),
  discounts: z.array(titledSchema),
  /** Pages that match the query, and sections of pages. */
  pages: z.array(
    z.object({
      /** Id of the editorial page. The route of this id shows it. */
      page: slugSchema,
      /** Anchor of the section; left out for the whole page. */
      section: slugSchema.optional(),
      title: z.string(),
      /** Of a page its lead, of a section the title of its page. */
      text: z.string(),
    }),
  ),
  /** Places of the floor plan that are no shops, such as a restroom. */
  places: z.array(
    z.object({
      id: planIdSchema,
      kind: planNodeKindSchema,
      name: z.string(),
      /** Name of its floor. */
      floor: z.string(),
    }),
  ),
  /** The list of shops, filtered by a category or a service. */
  shop_lists: z.array(
    z.object({
      title: z.string(),
      category: shopCategorySchema.optional(),
      service: shopServiceSchema.optional(),
    }),
  ),
  movies: z.array(
    movieSchema.pick({ name: true, genre: true, poster: true }).extend({ slug: slugSchema }),
  ),
  /** Each with its next date. */
  events: z.array(eventSchema.pick({ title: true, url: true, place: true, from: true })),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
