import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, usePageQuery, useShellContext } from '@mall/runtime';
import { EmptyState, formatDay, Section } from '@mall/ui';
import { Fragment, type ReactNode } from 'react';
import { DAY_KEY, DayTabs } from './day-tabs.tsx';
import { chosenDay, programmeDays, screeningsOn } from './programme.ts';
import styles from './programme-section.module.css';
import { ShowtimeList } from './showtime-list.tsx';

interface ProgrammeSectionProps {
  movies: readonly Movie[];
  /** Shows a movie with its starting times of the day. */
  renderMovie: (movie: Movie, showtimes: ReactNode) => ReactNode;
}

/** The movies of one day, with links to the other days. */
export function ProgrammeSection({ movies, renderMovie }: ProgrammeSectionProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const now = useNow();
  const days = programmeDays(movies, now);
  const day = chosenDay(days, usePageQuery().get(DAY_KEY));
  if (!day) return <EmptyState title={t('showtimes.noneTitle')} text={t('showtimes.noneText')} />;
  const shown = movies
    .map((movie) => ({ movie, screenings: screeningsOn(movie, day, now) }))
    .filter(({ screenings }) => screenings.length > 0);
  return (
    <Section id="musor" heading={t('showtimes.heading')}>
      <DayTabs days={days} chosen={day} />
      <p role="status" className={styles.day}>
        {t('showtimes.of', { day: formatDay(day, language, 'weekday') })}
      </p>
      <div className={styles.movies}>
        {shown.map(({ movie, screenings }) => (
          <Fragment key={movie.id}>
            {renderMovie(movie, <ShowtimeList screenings={screenings} />)}
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
