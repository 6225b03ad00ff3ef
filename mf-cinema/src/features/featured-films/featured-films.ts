/** Which films are featured. */
import type { CinemaProgramme, Movie } from '@mall/contracts';

/** The featured films in their order; ids that are not in the programme are skipped (decision 25). */
export function featuredFilms({ movies, featured }: CinemaProgramme): Movie[] {
  return featured.flatMap((id) => movies.find((movie) => movie.id === id) ?? []);
}
