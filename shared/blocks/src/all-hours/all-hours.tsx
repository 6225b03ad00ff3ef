/** The hours of all groups of the mall: who by day, of each week and of the exceptions of the coming weeks. */
import { type Config, WEEKDAYS } from '@mall/contracts';
import {
  addDays,
  exceptionOn,
  formatClock,
  intervalsOn,
  isOpenAt,
  mallTime,
  type OpeningPlan,
  planOfGroup,
  weekdayOf,
} from '@mall/opening-hours';
import { useNow, useShellContext } from '@mall/runtime';
import { formatDayHours, formatNearDays, formatWeekdays, TODAY } from '@mall/ui';
import type { ReactNode } from 'react';
import { OpenStatus } from '../open-status/open-status.tsx';
import styles from './all-hours.module.css';

const TEXTS = {
  hu: {
    weekly: 'Minden héten',
    exceptions: 'Ünnepek körül',
    open: 'most nyitva',
    closed: 'most zárva',
  },
  en: {
    weekly: 'Every week',
    exceptions: 'Around the holidays',
    open: 'open now',
    closed: 'closed now',
  },
};

/** As many as below the hours of one place. */
const DAYS_AHEAD = 42;

const nextDays = (from: string, count: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(from, ahead));

/** Days in a row with the same hours everywhere. */
interface Column {
  from: string;
  until: string;
  /** The hours of each group. */
  cells: readonly string[];
}

function columnsOf(days: readonly string[], hoursOn: (day: string) => readonly string[]) {
  const columns: Column[] = [];
  for (const day of days) {
    const cells = hoursOn(day);
    const last = columns.at(-1);
    const isSame = last && addDays(last.until, 1) === day && `${last.cells}` === `${cells}`;
    if (isSame) last.until = day;
    else columns.push({ from: day, until: day, cells });
  }
  return columns;
}

/** The cells of a row; neighbours of the same hours are one. */
function Cells({ hours }: { hours: readonly string[] }) {
  return hours.map((text, index) => {
    if (text === hours[index - 1]) return null;
    const next = hours.findIndex((other, later) => later > index && other !== text);
    return (
      <td key={index} colSpan={(next < 0 ? hours.length : next) - index}>
        {text}
      </td>
    );
  });
}

interface HoursTableProps {
  caption: string;
  /** The heads of the rows. */
  names: readonly ReactNode[];
  columns: readonly Column[];
  /** The head of a column. */
  title: (column: Column) => string;
  today: string;
}

/** As many as a phone has room for. */
const MAX_COLUMNS = 4;

/** Further tables for further columns, each of about the same width. */
function HoursTables({ columns, ...table }: HoursTableProps) {
  const { length } = columns;
  const count = Math.ceil(length / Math.ceil(length / MAX_COLUMNS));
  return columns.map(({ from }, index) =>
    index % count === 0 ? (
      <HoursTable key={from} {...table} columns={columns.slice(index, index + count)} />
    ) : null,
  );
}

function HoursTable({ caption, names, columns, title, today }: HoursTableProps) {
  const { language } = useShellContext();
  const isToday = ({ from, until }: Column) => from <= today && today <= until;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.from} scope="col" aria-current={isToday(column) ? 'date' : undefined}>
              {title(column)}
              {isToday(column) ? (
                <>
                  {' '}
                  <span className={styles.today}>{TODAY[language]}</span>
                </>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            <Cells hours={columns.map(({ cells }) => cells[row] ?? '')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AllHours({ config }: { config: Config }) {
  const { language } = useShellContext();
  const texts = TEXTS[language];
  const now = mallTime(useNow());
  const today = now.day;
  const groups = config.opening_hours_groups;
  const plans = groups.map(({ id }) => planOfGroup(config, id));
  const hoursBy = (used: readonly OpeningPlan[]) => (day: string) =>
    used.map((plan) =>
      formatDayHours(
        intervalsOn(plan, day).map(({ start, end }) => `${formatClock(start)}-${formatClock(end)}`),
        language,
      ),
    );
  const isExceptional = (day: string) =>
    plans.some(({ exceptions }) => exceptionOn(exceptions, day));
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)));
  const usual = plans.map(({ hours }) => ({ hours, exceptions: [] }));
  const exceptional = nextDays(today, DAYS_AHEAD).filter(isExceptional);
  const names = groups.map(({ name }) => name);
  const statuses = plans.map((plan, index) => {
    const isOpen = isOpenAt(plan, now);
    return (
      <>
        {names[index]}{' '}
        <OpenStatus
          isOpen={isOpen}
          text={isOpen ? texts.open : texts.closed}
          className={styles.status}
        />
      </>
    );
  });
  return (
    <div className={styles.tables}>
      <HoursTables
        caption={texts.weekly}
        names={statuses}
        columns={columnsOf(nextDays(monday, WEEKDAYS.length), hoursBy(usual))}
        title={({ from, until }) =>
          formatWeekdays({ from: weekdayOf(from), to: weekdayOf(until) }, language)
        }
        today={isExceptional(today) ? '' : today}
      />
      <HoursTables
        caption={texts.exceptions}
        names={names}
        columns={columnsOf(exceptional, hoursBy(plans))}
        title={({ from, until }) => formatNearDays(from, until, language)}
        today={today}
      />
    </div>
  );
}
