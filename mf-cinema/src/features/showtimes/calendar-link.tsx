import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay, formatTime, Icon } from '@mall/ui';
import styles from './calendar-link.module.css';
import type { Screening } from './programme.ts';

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4';

/** A file with the screening for the visitor's calendar. */
export function CalendarLink({ screening, movie }: { screening: Screening; movie: string }) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const { id, time } = screening;
  const moment = `${formatDay(time, language, 'weekday')}, ${formatTime(time, language)}`;
  const label = t('showtimes.calendar', { movie, moment });
  return (
    <a
      href={`/api/screenings/${id}.ics?lang=${language}`}
      download
      rel="nofollow"
      title={t('showtimes.toCalendar')}
      aria-label={label}
      className={styles.calendar}
    >
      <Icon path={CALENDAR} />
    </a>
  );
}
