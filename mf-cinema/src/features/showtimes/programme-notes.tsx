/** Notes around the programme: no screening left on the day, and when the programme was imported. */
import type { CinemaProgramme, Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { budapestDate, formatDay, formatMoment } from '@mall/ui';
import type { NextScreening } from './programme.ts';
import styles from './programme-notes.module.css';
import { DAY_KEY, filterQuery, useProgrammeQuery } from './showtime-filter.ts';

function NextLink({ movie, screening }: NextScreening<Movie>) {
  const { language } = useShellContext();
  const { onDay } = useProgrammeQuery();
  const day = budapestDate(screening.time);
  return (
    <PageLink to="cinema" query={onDay(day)}>
      {formatMoment(screening.time, language, 'weekday')} – {movie.name}
    </PageLink>
  );
}

interface NextNoteProps {
  day: string;
  /** Whether the programme goes as far as that day. */
  isKnown: boolean;
  next: NextScreening<Movie> | undefined;
  /** The next children's film, whatever the filters. */
  forChildren: NextScreening<Movie> | undefined;
}

export function NextNote({ day, isKnown, next, forChildren }: NextNoteProps) {
  const t = useMessages('cinema');
  const { filter } = useProgrammeQuery();
  const isFiltered = Object.values(filterQuery(filter)).some((value) => value !== '');
  const nothing = isFiltered ? 'showtimes.noneFit' : 'showtimes.noneLeft';
  return (
    <p className={styles.note}>
      <span>{t(isKnown ? nothing : 'showtimes.notKnown')}</span>
      {next ? (
        <span>
          {t('showtimes.next')} <NextLink {...next} />
        </span>
      ) : null}
      {forChildren && !isFiltered && forChildren.screening.id !== next?.screening.id ? (
        <span>
          {t('showtimes.nextForChildren')} <NextLink {...forChildren} />
        </span>
      ) : null}
      {isFiltered ? (
        <PageLink to="cinema" query={{ [DAY_KEY]: day }}>
          {t('showtimes.all')}
        </PageLink>
      ) : null}
    </p>
  );
}

type UpdateNoteProps = { programme: Pick<CinemaProgramme, 'updated_at' | 'until'> };

export function UpdateNote({ programme: { updated_at, until } }: UpdateNoteProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  if (!updated_at) return null;
  const moment = formatMoment(updated_at, language, 'weekday');
  return (
    <p className={styles.updated}>
      {t('showtimes.updated', { moment })}
      {until ? ` ${t('showtimes.until', { day: formatDay(until, language, 'weekday') })}` : null}
    </p>
  );
}
