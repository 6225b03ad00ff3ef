/** What the home page may hold. Free of zod. */

/** In the order of requirement 5.10. */
export const HOME_BLOCKS = [
  'hero',
  'tasks',
  'highlights',
  'discounts',
  'posts',
  'movies',
  'entertainment',
  'shops',
  'video',
  'newsletter',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** By the lines of the picture (requirement 5.6). */
export type VideoSize = '480p' | '576p' | '720p' | '1080p';
