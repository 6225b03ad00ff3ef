/** The featured movies alone, for the home page. */
import type { CinemaProgramme, FeaturedMovie } from '@mall/contracts';

/** The day at the mall that a screening's time names. */
const dayOf = (time: string) => time.slice(0, 10);

/**
 * Featured movies in their order, each with what is to come on the next day that has a screening; a movie
 * without any on that day has its own next one.
 */
export function featuredMovies({ movies, featured }: CinemaProgramme, now: Date): FeaturedMovie[] {
  const isToCome = ({ time }: FeaturedMovie['events'][number]) => Date.parse(time) > now.getTime();
  const events = movies.flatMap((movie) => movie.events.filter(isToCome));
  const first = events.map(({ time }) => dayOf(time)).sort()[0];
  return featured.flatMap((id) => {
    const movie = movies.find((candidate) => candidate.id === id);
    if (!movie) return [];
    const toCome = movie.events.filter(isToCome);
    const next = toCome.filter(({ time }) => dayOf(time) === first);
    const { lead: _, ...shown } = movie;
    return { ...shown, events: next.length > 0 ? next : toCome.slice(0, 1) };
  });
}
