import type { Movie } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import { MovieFacts } from '../../features/movies/movie-facts.tsx';
import { MovieLinks } from '../../features/movies/movie-links.tsx';
import type { Screening } from '../../features/showtimes/programme.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import styles from './movie-slide.module.css';

interface MovieSlideProps {
  movie: Movie;
  screenings: readonly Screening[];
  /** Milliseconds. */
  now: number;
}

/** A featured movie with its next starting times. */
export function MovieSlide({ movie, screenings, now }: MovieSlideProps) {
  return (
    <Card>
      <CardMedia>
        <Picture image={movie.poster} alt="" ratio="2:3" />
      </CardMedia>
      <CardBody>
        <CardTitle className={styles.name}>
          <PageLink to="movie" params={{ slug: movie.id }}>
            {movie.name}
          </PageLink>
        </CardTitle>
        <MovieFacts movie={movie} short />
        <ShowtimeList movie={movie} screenings={screenings} now={now} layout="compact" />
        <div className={styles.links}>
          <MovieLinks movie={movie} compact />
        </div>
      </CardBody>
    </Card>
  );
}
