import { CAROUSEL_TEXTS } from '@mall/blocks';
import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, PageLink, useApiData, useNow, useShellContext } from '@mall/runtime';
import {
  budapestDate,
  buttonClass,
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  formatDay,
  Picture,
  Section,
} from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { Carousel } from '@mall/ui/carousel';
import { MovieFacts, MovieLinks } from '../../features/movies/movie-facts.tsx';
import {
  nextDay,
  nextScreening,
  screeningsOn,
  toCome,
} from '../../features/showtimes/programme.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import styles from './slot.module.css';

const FIRST_TIMES = 3;

interface MovieSlideProps {
  movie: FeaturedMovie;
  day: string;
  now: number;
}

function NextTimes({ movie, day, now }: MovieSlideProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const coming = toCome(screeningsOn(movie, day), now);
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

function MovieSlide(props: MovieSlideProps) {
  const { movie } = props;
  return (
    <Card>
      <CardMedia>
        <Picture image={movie.poster} alt="" ratio="2:3" />
      </CardMedia>
      <CardBody>
        <CardTitle className={styles.title}>
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

/** Two seconds after each move and after the mouse has left (requirement 5.4). */
const AUTOPLAY = { delay: 2_000 };

const POSTERS_ON_PHONES = 4;

function PosterGrid({ movies }: { movies: readonly FeaturedMovie[] }) {
  return (
    <CardGrid columns={6} className={styles.posters}>
      {movies.map((movie) => (
        <Card key={movie.id}>
          <CardMedia>
            <Picture image={movie.poster} alt="" ratio="2:3" />
          </CardMedia>
          <CardBody className={styles.text}>
            <CardTitle className={styles.name}>
              <PageLink to="cinema">{movie.name}</PageLink>
            </CardTitle>
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}

export async function loader({ load }: LoaderArgs) {
  await load('featuredMovies');
  return null;
}

export function Component() {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const movies = useApiData('featuredMovies');
  const now = useNow();
  const day = nextDay(movies, now) ?? '';
  if (movies.length === 0) return null;
  const toCinema = (
    <PageLink to="cinema" className={buttonClass('quiet', 'small')}>
      {t('featured-movies.toCinema')}
    </PageLink>
  );
  const lead = day ? t('showtimes.of', { day: formatDay(day, language, 'weekday') }) : undefined;
  return (
    <Section heading={t('featured-movies.heading')} lead={lead} action={toCinema}>
      <div className={styles.mobile}>
        <PosterGrid movies={movies.slice(0, POSTERS_ON_PHONES)} />
      </div>
      <div className={styles.desktop}>
        <Carousel
          label={t('featured-movies.carousel')}
          slides={movies.map((movie) => (
            <MovieSlide key={movie.id} movie={movie} now={now} day={day} />
          ))}
          texts={CAROUSEL_TEXTS[language]}
          autoplay={AUTOPLAY}
          className={styles.carousel}
        />
      </div>
    </Section>
  );
}
