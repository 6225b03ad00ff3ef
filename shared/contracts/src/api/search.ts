/** Search results (requirement 7.1). */
import { z } from 'zod';
import { SEARCH_QUERY_MAX_LENGTH } from '../values/limits.ts';
import { imageSetSchema, slugSchema } from './fields.ts';
import { planIdSchema, planNodeKindSchema } from './floor-plan.ts';

export const searchQuerySchema = z.object({
  query: z.string().trim().max(SEARCH_QUERY_MAX_LENGTH),
});

const titledSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  images: z.object({ featured: imageSetSchema.optional() }),
});

export const searchResultSchema = z.object({
  shops: z.array(
    z.object({ slug: slugSchema, name: z.string(), images: z.object({ logo: imageSetSchema }) }),
  ),
  posts: z.array(titledSchema),
  discounts: z.array(titledSchema),
  /** Pages that match the query, and sections of pages; the best one first. */
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
});
export type SearchResult = z.infer<typeof searchResultSchema>;
