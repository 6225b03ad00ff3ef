/** Opening hours by weekday range, with the exceptions of the coming weeks; what holds today is marked. */
import type { Language } from '@mall/contracts';
import {
  coversWeekday,
  mallTime,
  type OpeningPlan,
  upcomingExceptions,
  weekdayOf,
} from '@mall/opening-hours';
import { clsx } from 'clsx';
import { formatNearDays } from '../format/day.ts';
import { formatDayHours, formatWeekdays, TODAY } from '../format/weekday.ts';
import styles from './opening-hours-table.module.css';

/** Early enough to plan for Christmas at the end of November. */
const DAYS_AHEAD = 42;

interface OpeningHoursTableProps {
  plan: OpeningPlan;
  /** Milliseconds; see `useNow`. Undefined for the weekly hours alone: no exceptions, no mark. */
  now: number | undefined;
  language: Language;
  /** Names the table. */
  caption: string;
  captionVisible?: boolean | undefined;
}

interface HoursRow {
  key: string;
  days: string;
  reason?: string | undefined;
  hours: string;
  isToday: boolean;
}

/** Rows of weekdays, then of dates; one of them is today's, unless today has no hours. */
function rowsOf({ hours, exceptions }: OpeningPlan, today: string, language: Language): HoursRow[] {
  const dated = today === '' ? [] : upcomingExceptions(exceptions, today, DAYS_AHEAD);
  const isException = dated[0]?.from === today;
  const weekly = hours.map((entry) => ({
    key: `${entry.from} ${entry.to} ${entry.hours}`,
    days: formatWeekdays(entry, language),
    hours: formatDayHours([entry.hours], language),
    isToday: today !== '' && !isException && coversWeekday(entry, weekdayOf(today)),
  }));
  const exceptional = dated.map(({ from, until, hours: ranges, reason }) => ({
    key: from,
    days: formatNearDays(from, until, language),
    reason,
    hours: formatDayHours(ranges, language),
    isToday: from === today,
  }));
  return [...weekly, ...exceptional];
}

interface RowProps {
  row: HoursRow;
  language: Language;
  /** Whether the table marks a day: all rows have the room for the mark then. */
  isMarking: boolean;
}

function Row({ row, language, isMarking }: RowProps) {
  return (
    <tr
      className={row.isToday ? styles.today : undefined}
      aria-current={row.isToday ? 'date' : undefined}
    >
      <th scope="row" className={styles.days}>
        <span className={styles.range}>{row.days}</span>
        {row.reason ? <span className={styles.reason}>{row.reason}</span> : null}
        {isMarking ? (
          <span className={styles.mark} aria-hidden={row.isToday ? undefined : true}>
            {TODAY[language]}
          </span>
        ) : null}
      </th>
      <td className={styles.hours}>{row.hours}</td>
    </tr>
  );
}

export function OpeningHoursTable(props: OpeningHoursTableProps) {
  const { plan, now, language, caption, captionVisible = false } = props;
  const isMarking = now !== undefined;
  const rows = rowsOf(plan, now === undefined ? '' : mallTime(now).day, language);
  return (
    <table className={clsx(styles.table, isMarking && styles.withToday)}>
      <caption className={captionVisible ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} language={language} isMarking={isMarking} />
        ))}
      </tbody>
    </table>
  );
}
