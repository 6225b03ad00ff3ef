import type { Movie } from '@mall/contracts';
import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './film-entry.module.css';
import { FilmFacts } from './film-facts.tsx';
import { FilmLinks } from './film-links.tsx';

/** A film in the programme; `children` are its starting times. */
export function FilmEntry({ movie, children }: { movie: Movie; children: ReactNode }) {
  return (
    <article className={styles.film} id={movie.id}>
      <Picture image={movie.poster} ratio="2:3" className={styles.poster} />
      <div className={styles.text}>
        <h3 className={styles.name}>{movie.name}</h3>
        <FilmFacts movie={movie} />
        <p className={styles.lead}>{movie.lead}</p>
        {children}
        <FilmLinks movie={movie} />
      </div>
    </article>
  );
}
