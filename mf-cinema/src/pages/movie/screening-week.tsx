import { CalendarLink } from '@mall/blocks';
import type { Movie, Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { useId } from 'react';
import { programmeDays, screeningsOn, toCome } from '../../features/showtimes/programme.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import { TicketNote } from '../../features/tickets/ticket-note.tsx';
import styles from './screening-week.module.css';

interface ScreeningWeekProps {
  movie: Movie;
  tickets: readonly Price[];
}

export function ScreeningWeek({ movie, tickets }: ScreeningWeekProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const headingId = useId();
  const now = useNow();
  const days = programmeDays(now)
    .map((day) => ({ day, screenings: screeningsOn(movie, day) }))
    .filter(({ screenings }) => screenings.length > 0);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('showtimes.week')}
      </h2>
      {days.length === 0 ? <p>{t('showtimes.noneTitle')}</p> : null}
      {days.map(({ day, screenings }) => (
        <div key={day} className={styles.day}>
          <div>
            <h3 className={styles.name}>
              <time dateTime={day}>{formatDay(day, language, 'weekday')}</time>
            </h3>
            <TicketNote
              tickets={tickets}
              screenings={toCome(screenings, now)}
              rating={movie.age_rating}
            />
          </div>
          <ShowtimeList
            movie={movie}
            screenings={screenings}
            now={now}
            layout="week"
            renderMore={({ id, time }) => (
              <CalendarLink
                file={`screenings/${id}`}
                from={time}
                text={t('showtimes.toCalendar')}
                label={(moment) => t('showtimes.calendar', { movie: movie.name, moment })}
              />
            )}
          />
        </div>
      ))}
    </section>
  );
}
