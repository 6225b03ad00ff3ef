/** The featured movies alone, for the home page. */
import type { CinemaProgramme, Movie } from '@mall/contracts';

/** The day at the mall that a screening's time names. */
const dayOf = (time: string) => time.slice(0, 10);

/** Featured movies in their order, each with the screenings of the programme's first day. */
export function featuredMovies({ movies, featured }: CinemaProgramme): Movie[] {
  const days = movies.flatMap(({ events }) => events.map(({ time }) => dayOf(time)));
  const first = days.sort()[0];
  return featured.flatMap((id) => {
    const movie = movies.find((candidate) => candidate.id === id);
    if (!movie) return [];
    return { ...movie, events: movie.events.filter(({ time }) => dayOf(time) === first) };
  });
}
