import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { MovieFacts, MovieLinks } from './movie-facts.tsx';
import styles from './movie-overview.module.css';

export function MovieOverview({ movie, children }: { movie: Movie; children: ReactNode }) {
  const t = useMessages('cinema');
  return (
    <div className={styles.movie}>
      <Picture image={movie.poster} ratio="2:3" priority className={styles.poster} />
      <div className={styles.facts}>
        <MovieFacts movie={movie} />
        <p>{movie.lead}</p>
        <MovieLinks movie={movie} />
        {movie.trailer_shows ? (
          <p className={styles.note}>{t('movies.trailerNote', { video: movie.trailer_shows })}</p>
        ) : null}
      </div>
      <div className={styles.screenings}>{children}</div>
    </div>
  );
}
