/** Opening hours by weekday range. */
import type { Language, OpeningHoursEntry, Weekday } from '@mall/contracts';
import { clsx } from 'clsx';
import { coversWeekday, formatHours, formatWeekdays, todayWord } from '../format/weekday.ts';
import styles from './opening-hours-table.module.css';

export interface OpeningHoursTableProps {
  entries: readonly OpeningHoursEntry[];
  language: Language;
  /** Names the table. */
  caption: string;
  captionVisible?: boolean | undefined;
  /** The weekday to mark; while it is `unknown` the mark's room is kept. See `useMallWeekday`. */
  today?: Weekday | 'unknown' | undefined;
}

interface HoursRowProps extends Pick<OpeningHoursTableProps, 'language' | 'today'> {
  entry: OpeningHoursEntry;
}

function HoursRow({ entry, language, today }: HoursRowProps) {
  const isKnown = today !== undefined && today !== 'unknown';
  const marked = isKnown && coversWeekday(entry, today);
  return (
    <tr className={clsx(marked ? styles.today : null)} aria-current={marked ? 'date' : undefined}>
      <th scope="row" className={styles.days}>
        <span className={styles.range}>{formatWeekdays(entry, language)}</span>
        {today ? (
          <span className={styles.mark} aria-hidden={marked ? undefined : true}>
            {todayWord(language)}
          </span>
        ) : null}
      </th>
      <td className={styles.hours}>{formatHours(entry.hours)}</td>
    </tr>
  );
}

/** A table with weekday ranges as row headers, for instance `hétfő–szombat`. */
export function OpeningHoursTable(props: OpeningHoursTableProps) {
  const { entries, language, caption, captionVisible = false, today } = props;
  return (
    <table className={clsx(styles.table, today ? styles.withToday : null)}>
      <caption className={captionVisible ? styles.caption : styles.hiddenCaption}>
        {caption}
      </caption>
      <tbody>
        {entries.map((entry) => (
          <HoursRow
            key={`${entry.from} ${entry.to} ${entry.hours}`}
            entry={entry}
            language={language}
            today={today}
          />
        ))}
      </tbody>
    </table>
  );
}
