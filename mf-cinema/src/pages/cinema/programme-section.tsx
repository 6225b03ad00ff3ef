import type { Movie, Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useNow, useShellContext } from '@mall/runtime';
import { EmptyState, formatDay, Picture, Wrapper } from '@mall/ui';
import { type ReactNode, useId, useState } from 'react';
import { MovieFacts, MovieLinks } from '../../features/movies/movie-facts.tsx';
import {
  chosenDay,
  moviesOn,
  nextAfterDay,
  nextForChildren,
  nextScreening,
  programmeDays,
  toCome,
} from '../../features/showtimes/programme.ts';
import { DayTabs, FilterForm } from '../../features/showtimes/programme-choice.tsx';
import { NextNote, UpdateNote } from '../../features/showtimes/programme-notes.tsx';
import { filterMovies, useProgrammeQuery } from '../../features/showtimes/showtime-filter.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import { FamilyPrice } from '../../features/tickets/family-price.tsx';
import { TicketNote } from '../../features/tickets/ticket-note.tsx';
import styles from './programme-section.module.css';

function MovieEntry({ movie, children }: { movie: Movie; children: ReactNode }) {
  const titleId = useId();
  return (
    <article className={styles.movie} id={movie.id} aria-labelledby={titleId}>
      <Picture image={movie.poster} ratio="2:3" className={styles.poster} />
      <div className={styles.text}>
        <h3 id={titleId}>
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

export function ProgrammeSection({ tickets }: { tickets: readonly Price[] }) {
  const programme = useApiData('cinema');
  const { movies, until } = programme;
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const headingId = useId();
  const now = useNow();
  // The next screening decides the order: a list that is looked at must not move when one begins.
  // And the data ends with the seventh day from then: a tab that is left open gets new ones.
  const [shownSince] = useState(now);
  const { askedDay, filter } = useProgrammeQuery();
  const day = chosenDay(movies, askedDay, now);
  if (!day || !nextScreening(movies, now)) {
    return (
      <>
        <EmptyState title={t('showtimes.noneTitle')} text={t('showtimes.noneText')} />
        <Wrapper>
          <UpdateNote programme={programme} />
        </Wrapper>
      </>
    );
  }
  const fitting = filterMovies(movies, filter);
  const shown = moviesOn(fitting, day, shownSince);
  const coming = shown.flatMap(({ screenings }) => toCome(screenings, now));
  return (
    <section id="musor" aria-labelledby={headingId}>
      <Wrapper className={styles.programme}>
        <h2 id={headingId} className="visually-hidden">
          {t('showtimes.heading')}
        </h2>
        <DayTabs days={programmeDays(now)} chosen={day} />
        <FilterForm />
        <p role="status" className={styles.day}>
          {t('showtimes.of', { day: formatDay(day, language, 'weekday') })}
        </p>
        {coming.length === 0 ? (
          <NextNote
            day={day}
            isKnown={day <= (until ?? day) && programmeDays(shownSince).includes(day)}
            next={nextAfterDay(fitting, day, now)}
            forChildren={nextForChildren(movies, day, now)}
          />
        ) : null}
        <FamilyPrice tickets={tickets} screenings={coming} rating={0} />
        <div className={styles.movies}>
          {shown.map(({ movie, screenings }) => (
            <MovieEntry key={movie.id} movie={movie}>
              <ShowtimeList movie={movie} screenings={screenings} now={now} />
              <TicketNote
                tickets={tickets}
                screenings={toCome(screenings, now)}
                rating={movie.age_rating}
              />
            </MovieEntry>
          ))}
        </div>
        <UpdateNote programme={programme} />
      </Wrapper>
    </section>
  );
}
