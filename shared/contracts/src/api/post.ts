/** News posts, and the hero slides that lead to posts and discounts (requirement 5.2). */
import { z } from 'zod';
import { POST_TOPICS } from './content-values.ts';
import { eventDateSchema, postEventSchema } from './event.ts';
import { imageSetSchema, slugSchema } from './fields.ts';

export const postSchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  topic: z.enum(POST_TOPICS),
  lead: z.string(),
  /** The lead cut to a length that fits a card. */
  lead_limited: z.string(),
  publish_at: z.iso.datetime({ offset: true }),
  /** No picture where none shows what the text says. */
  images: z.object({ featured: imageSetSchema.optional() }),
  event: postEventSchema.optional(),
});
export type Post = z.infer<typeof postSchema>;

/** One page of the posts on a topic, or of all. */
export const postListSchema = z.object({
  posts: z.array(postSchema),
  page: z.int().positive(),
  pages: z.int().positive(),
  /** Those that posts are on, whichever is asked for. */
  topics: z.array(z.enum(POST_TOPICS)),
});
export type PostList = z.infer<typeof postListSchema>;

export const postDetailSchema = postSchema.extend({
  /** Sanitised HTML. */
  body: z.string(),
  /** The next dates of its event; none where it is over. */
  dates: z.array(eventDateSchema),
  others: z.array(postSchema),
});
export type PostDetail = z.infer<typeof postDetailSchema>;

export const heroSlideSchema = z.object({
  /** Of the post or discount. */
  id: z.int().positive(),
  /** What it leads to, by its slug. */
  type: z.enum(['post', 'discount']),
  slug: slugSchema,
  title: z.string().min(1),
  lead: z.string(),
  lead_limited: z.string(),
  /** `cover` for wide windows, `featured` for phones. */
  images: z.object({ cover: imageSetSchema, featured: imageSetSchema }),
});
export type HeroSlide = z.infer<typeof heroSlideSchema>;

export const pinnedPostsSchema = z.object({
  landing: z.array(postSchema),
  slider: z.array(heroSlideSchema),
});
