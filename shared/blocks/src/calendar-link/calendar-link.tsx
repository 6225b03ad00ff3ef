/** A link to a file for the visitor's calendar. */
import { useShellContext } from '@mall/runtime';
import { formatMoment, Icon } from '@mall/ui';
import styles from './calendar-link.module.css';

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4';

interface CalendarLinkProps {
  /** Path of the file below the API, without its ending: `events/choir-1`. */
  file: string;
  /** The day or moment at which it begins. */
  from: string;
  text: string;
  /** The accessible name, for the day and time as text. */
  label: (moment: string) => string;
  /** Whether `text` is visible beside the icon. */
  labelled?: boolean | undefined;
}

export function CalendarLink({ file, from, text, label, labelled = false }: CalendarLinkProps) {
  const { language } = useShellContext();
  return (
    <a
      href={`/api/${file}.ics?lang=${language}`}
      download
      rel="nofollow"
      title={text}
      aria-label={label(formatMoment(from, language, 'weekday'))}
      className={`${styles.calendar} screen-only`}
    >
      <Icon path={CALENDAR} />
      {labelled ? text : null}
    </a>
  );
}
