/** The featured films of the home page: a carousel, on phones the first posters. */
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { PageLink, useApiData, useNow, useVisit } from '@mall/runtime';
import { buttonClass, formatDay, Section } from '@mall/ui';
import { FilmCarousel } from '../../features/featured-films/film-carousel.tsx';
import { PosterGrid } from '../../features/featured-films/poster-grid.tsx';
import { programmeDays, screeningsOn } from '../../features/showtimes/programme.ts';
import { FilmSlide } from './film-slide.tsx';
import styles from './slot.module.css';

const POSTERS_ON_PHONES = 4;
const FIRST_TIMES = 3;

export async function loader({ load }: LoaderArgs) {
  await load('featuredMovies');
  return null;
}

export function Component() {
  const t = useMessages('cinema');
  const { language } = useVisit();
  const films = useApiData('featuredMovies');
  const now = useNow();
  const [day = ''] = programmeDays(films, now);
  if (films.length === 0) return null;
  const toCinema = (
    <PageLink to="cinema" className={buttonClass('secondary')}>
      {t('featured-films.toCinema')}
    </PageLink>
  );
  const lead = day ? t('showtimes.of', { day: formatDay(day, language, 'weekday') }) : undefined;
  return (
    <Section heading={t('featured-films.heading')} lead={lead} action={toCinema} tone="plum">
      <div className={styles.narrow}>
        <PosterGrid films={films.slice(0, POSTERS_ON_PHONES)} />
      </div>
      <div className={styles.wide}>
        <FilmCarousel
          films={films}
          renderSlide={(film) => (
            <FilmSlide
              key={film.id}
              film={film}
              screenings={screeningsOn(film, day, now).slice(0, FIRST_TIMES)}
            />
          )}
        />
      </div>
    </Section>
  );
}
