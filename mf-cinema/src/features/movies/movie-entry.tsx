import type { Movie } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './movie-entry.module.css';
import { MovieFacts, MovieLinks } from './movie-facts.tsx';

export function MovieEntry({ movie, children }: { movie: Movie; children: ReactNode }) {
  return (
    <article className={styles.movie} id={movie.id}>
      <Picture image={movie.poster} ratio="2:3" className={styles.poster} />
      <div className={styles.text}>
        <h3>
          <PageLink to="movie" params={{ slug: movie.id }}>
            {movie.name}
          </PageLink>
        </h3>
        <MovieFacts movie={movie} />
        {children}
        <p className={styles.lead}>{movie.lead}</p>
        <MovieLinks movie={movie} />
      </div>
    </article>
  );
}
