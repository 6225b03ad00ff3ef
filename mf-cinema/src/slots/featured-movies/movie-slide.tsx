import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { budapestDate, Card, CardBody, CardMedia, CardTitle, formatDay, Picture } from '@mall/ui';
import { MovieFacts, MovieLinks } from '../../features/movies/movie-facts.tsx';
import { hasBegun, nextScreening, screeningsOn } from '../../features/showtimes/programme.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import styles from './movie-slide.module.css';

const FIRST_TIMES = 3;

interface MovieSlideProps {
  movie: FeaturedMovie;
  day: string;
  /** Milliseconds. */
  now: number;
}

/** The next starting times of the day; without any, the next one of another day, which is named. */
function NextTimes({ movie, day, now }: MovieSlideProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const coming = screeningsOn(movie, day).filter((screening) => !hasBegun(screening, now));
  const next = coming.length === 0 ? nextScreening([movie], now)?.screening : undefined;
  const screenings = next ? [next] : coming.slice(0, FIRST_TIMES);
  return (
    <>
      {next ? (
        <p className={styles.next}>
          {t('showtimes.next')} {formatDay(budapestDate(next.time), language, 'weekday')}
        </p>
      ) : null}
      <ShowtimeList movie={movie} screenings={screenings} now={now} layout="compact" />
    </>
  );
}

export function MovieSlide(props: MovieSlideProps) {
  const { movie } = props;
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
        <NextTimes {...props} />
        <div className={styles.links}>
          <MovieLinks movie={movie} compact />
        </div>
      </CardBody>
    </Card>
  );
}
