/** Search results (requirement 7.1). */
import { z } from 'zod';
import { planIdSchema, planNodeKindSchema } from './floor-plan.ts';
import { imageSetSchema } from './image.ts';
import { SEARCH_QUERY_MAX_LENGTH } from './search-limits.ts';
import { slugSchema } from './slug.ts';

export const searchQuerySchema = z.object({
  query: z.string().trim().max(SEARCH_QUERY_MAX_LENGTH),
});

export const searchResultSchema = z.object({
  shops: z.array(
    z.object({ slug: slugSchema, name: z.string(), images: z.object({ logo: imageSetSchema }) }),
  ),
  posts: z.array(
    z.object({
      slug: slugSchema,
      title: z.string(),
      images: z.object({ featured: imageSetSchema }),
    }),
  ),
  discounts: z.array(
    z.object({
      slug: slugSchema,
      title: z.string(),
      images: z.object({ featured: imageSetSchema }),
    }),
  ),
  /** Pages that answer the query, and sections of pages; the best one first. */
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
