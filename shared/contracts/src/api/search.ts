/** Search results (spec section 3). */
import { z } from 'zod';
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
});
export type SearchResult = z.infer<typeof searchResultSchema>;
