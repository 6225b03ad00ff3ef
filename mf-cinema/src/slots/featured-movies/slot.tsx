/** The featured movies of the home page: a carousel, on phones the first posters. */
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { PageLink, useApiData, useNow, useShellContext } from '@mall/runtime';
import { buttonClass, formatDay, Section } from '@mall/ui';
import { MovieCarousel } from '../../features/featured-movies/movie-carousel.tsx';
import { PosterGrid } from '../../features/featured-movies/poster-grid.tsx';
import { nextDay } from '../../features/showtimes/programme.ts';
import { MovieSlide } from './movie-slide.tsx';
import styles from './slot.module.css';

const POSTERS_ON_PHONES = 4;

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
    <PageLink to="cinema" className={buttonClass('secondary')}>
      {t('featured-movies.toCinema')}
    </PageLink>
  );
  const lead = day ? t('showtimes.of', { day: formatDay(day, language, 'weekday') }) : undefined;
  return (
    <Section heading={t('featured-movies.heading')} lead={lead} action={toCinema} tone="plum">
      <div className={styles.mobile}>
        <PosterGrid movies={movies.slice(0, POSTERS_ON_PHONES)} />
      </div>
      <div className={styles.desktop}>
        <MovieCarousel
          movies={movies}
          renderSlide={(movie) => <MovieSlide key={movie.id} movie={movie} now={now} day={day} />}
        />
      </div>
    </Section>
  );
}
