/** News posts and the hero slides that lead to them (spec section 3). */
import { z } from 'zod';
import { imageSetSchema } from './image.ts';
import { slugSchema } from './slug.ts';

/** A day, or a moment with the offset of Europe/Budapest. */
const eventTimeSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** What a post that announces an event says of it. */
export const postEventSchema = z.object({
  from: eventTimeSchema,
  /** The last day, or the moment of the end. */
  until: eventTimeSchema,
  place: z.string().min(1),
  /** For whom it is; for everybody when left out. */
  audience: z.string().min(1).optional(),
});
export type PostEvent = z.infer<typeof postEventSchema>;

export const postSchema = z.object({
  id: z.int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
  lead: z.string(),
  /** The lead cut to a length that fits a card. */
  lead_limited: z.string(),
  publish_at: z.iso.datetime({ offset: true }),
  images: z.object({ featured: imageSetSchema }),
  event: postEventSchema.optional(),
});
export type Post = z.infer<typeof postSchema>;

export const postDetailSchema = postSchema.extend({
  /** Sanitised HTML. */
  body: z.string(),
  others: z.array(postSchema),
});
export type PostDetail = z.infer<typeof postDetailSchema>;

export const heroSlideSchema = z.object({
  id: z.int().positive(),
  type: z.literal('post'),
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
export type PinnedPosts = z.infer<typeof pinnedPostsSchema>;
