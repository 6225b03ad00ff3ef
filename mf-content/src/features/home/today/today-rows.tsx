import type { Beginning } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays, mallTime } from '@mall/opening-hours';
import { PageLink, type StaticRouteId, useNow, useShellContext } from '@mall/runtime';
import { budapestDate, formatDay, formatTime } from '@mall/ui';
import { useId } from 'react';
import styles from './today.module.css';

const ROWS = 4;

function Row({ row, now }: { row: Beginning; now: number }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { title, url, from, until, note } = row;
  const [day, today] = [budapestDate(from), mallTime(now).day];
  const later =
    day === addDays(today, 1) ? t('today.tomorrow') : formatDay(day, language, 'shortWeekday');
  const isOn = Date.parse(from) <= now;
  const notes = [
    day > today && later,
    isOn && t('today.running', { until: formatTime(until) }),
    note,
  ];
  return (
    <li className={styles.row}>
      <time dateTime={from} className={styles.time}>
        {formatTime(from)}
      </time>
      <span>
        <a href={url} className={styles.name}>
          {title}
        </a>
        <span className={styles.note}>{notes.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

interface TodayRowsProps {
  heading: string;
  rows: readonly Beginning[];
  all: { to: StaticRouteId; label: string };
}

/** What begins next, by time; what is on already comes last. */
export function TodayRows({ heading, rows, all: { to, label } }: TodayRowsProps) {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  const now = useNow();
  const id = useId();
  if (!hasRoute(to)) return null;
  const isOn = ({ from }: Beginning) => Date.parse(from) <= now;
  const left = rows.filter(({ until }) => Date.parse(until) > now);
  const shown = [...left.filter((row) => !isOn(row)), ...left.filter(isOn)].slice(0, ROWS);
  return (
    <section aria-labelledby={id} className={styles.column}>
      <h3 id={id}>{heading}</h3>
      {shown.length > 0 ? (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <Row key={row.id} row={row} now={now} />
          ))}
        </ul>
      ) : (
        <p>{t('today.noneLeft')}</p>
      )}
      <PageLink to={to} className={styles.all}>
        {label}
      </PageLink>
    </section>
  );
}
