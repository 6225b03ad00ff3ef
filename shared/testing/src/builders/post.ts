import { heroSlideSchema, postDetailSchema, postSchema } from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

const post = (number: number) => ({
  id: number,
  slug: `post-${number}`,
  title: `Post ${number}`,
  topic: 'shops' as const,
  lead: `Lead of post ${number}`,
  lead_limited: `Lead of post ${number}`,
  publish_at: '2026-11-10T08:00:00+01:00',
  images: { featured: anImageSet() },
});

/** A news post in a list. */
export const aPost = builder(postSchema, post);

/** A news post as its own page shows it. */
export const aPostDetail = builder(postDetailSchema, (number) => ({
  ...post(number),
  body: `<p>Body of post ${number}</p>`,
  dates: [],
  others: [],
}));

/** A slide of the home page's hero. */
export const aHeroSlide = builder(heroSlideSchema, (number) => ({
  id: number,
  type: 'post' as const,
  slug: `post-${number}`,
  title: `Post ${number}`,
  lead: `Lead of post ${number}`,
  lead_limited: `Lead of post ${number}`,
  images: { cover: anImageSet(), featured: anImageSet() },
}));
