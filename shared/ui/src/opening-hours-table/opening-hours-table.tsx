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
  /** The weekday to mark. The server does not know it: give it after hydration. */
  today?: Weekday | undefined;
}

function HoursRow(props: { entry: OpeningHoursEntry; language: Language; marked: boolean }) {
  const { entry, language, marked } = props;
  return (
    <tr className={clsx(marked ? styles.today : null)} aria-current={marked ? 'date' : undefined}>
      <th scope="row" className={styles.days}>
        <span className={styles.range}>{formatWeekdays(entry, language)}</span>
        {marked ? <span className={styles.mark}>{todayWord(language)}</span> : null}
      </th>
      <td className={styles.hours}>{formatHours(entry.hours)}</td>
    </tr>
  );
}

/** A table with weekday ranges as row headers, for instance `hétfő–szombat`. */
export function OpeningHoursTable(props: OpeningHoursTableProps) {
  const { entries, language, caption, captionVisible = false, today } = props;
  return (
    <table className={styles.table}>
      <caption className={captionVisible ? styles.caption : styles.hiddenCaption}>
        {caption}
      </caption>
      <tbody>
        {entries.map((entry) => (
          <HoursRow
            key={`${entry.from} ${entry.to} ${entry.hours}`}
            entry={entry}
            language={language}
            marked={today !== undefined && coversWeekday(entry, today)}
          />
        ))}
      </tbody>
    </table>
  );
}
