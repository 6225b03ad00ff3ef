import type { EventDate } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay, formatTime, Icon } from '@mall/ui';
import styles from './calendar-link.module.css';

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4';

interface CalendarLinkProps {
  date: EventDate;
  /** Title of the event. */
  name: string;
  /** Whether the label is visible beside the icon. */
  labelled?: boolean;
}

/** A file with one date of an event for the visitor's calendar. */
export function CalendarLink({ date: { id, from }, name, labelled = false }: CalendarLinkProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const day = formatDay(from, language, 'weekday');
  const moment = from.includes('T') ? `${day}, ${formatTime(from, language)}` : day;
  return (
    <a
      href={`/api/events/${id}.ics?lang=${language}`}
      download
      rel="nofollow"
      title={t('events.toCalendar')}
      aria-label={t('events.calendar', { name, moment })}
      className={styles.calendar}
    >
      <Icon path={CALENDAR} />
      {labelled ? t('events.toCalendar') : null}
    </a>
  );
}
