/** Writes plain dates in place of relative days: what is imported keeps its dates. */
import { resolveDay, resolveMoment } from './day.ts';
import type { ContentSource } from './source-schema.ts';

/** `content` with every day counted from `today`, the day of the import. */
export function fixDays(content: ContentSource, today: string): ContentSource {
  const day = (contentDay: string) => resolveDay(contentDay, today);
  return {
    ...content,
    posts: content.posts.map((post) => ({
      ...post,
      published: day(post.published),
      ...(post.event && {
        event: {
          ...post.event,
          from: resolveMoment(post.event.from, today),
          until: resolveMoment(post.event.until, today),
        },
      }),
    })),
    discounts: content.discounts.map((discount) => ({
      ...discount,
      created: day(discount.created),
      valid_from: day(discount.valid_from),
      valid_until: day(discount.valid_until),
    })),
    movies: content.movies.map((movie) => ({
      ...movie,
      screenings: movie.screenings.map(({ date, from, until, ...screening }) => ({
        ...screening,
        ...(date && { date: day(date) }),
        ...(from && { from: day(from) }),
        ...(until && { until: day(until) }),
      })),
    })),
  };
}
