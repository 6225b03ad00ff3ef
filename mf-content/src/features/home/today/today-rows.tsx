import type { Beginning } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays, mallTime } from '@mall/opening-hours';
import { PageLink, type StaticRouteId, useNow, useShellContext } from '@mall/runtime';
import { budapestDate, formatDay, formatTime, formatUntil } from '@mall/ui';
import { useId } from 'react';
import styles from './today.module.css';

const ROWS = 4;
const ROWS_OF_PHONES = 3;

interface RowProps {
  row: Beginning;
  now: number;
  /** Left out on phones. */
  isSpare: boolean;
}

function Row({ row, now, isSpare }: RowProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { title, url, from, until, note } = row;
  const [day, { day: today }] = [budapestDate(from), mallTime(now)];
  const isTomorrow = day === addDays(today, 1);
  const later = isTomorrow ? t('today.tomorrow') : formatDay(day, language, 'shortWeekday');
  const end = formatUntil(formatTime(until), language);
  const isOn = Date.parse(from) <= now;
  return (
    <li className={styles.row} data-spare={isSpare || undefined}>
      <time dateTime={from} className={styles.time}>
        {formatTime(from)}
      </time>
      <span>
        <a href={url} className={styles.name}>
          {title}
        </a>
        <span className={styles.note}>
          {day > today ? <strong>{later} · </strong> : null}
          {isOn ? `${t('today.running', { until: end })} · ` : null}
          {note}
        </span>
      </span>
    </li>
  );
}

/** What begins today, then what is on already, then the days after. */
function byRank(rows: readonly Beginning[], now: number): Beginning[] {
  const { day: today } = mallTime(now);
  const left = rows.filter(({ until }) => Date.parse(until) > now);
  const rank = ({ from }: Beginning) => {
    if (Date.parse(from) <= now) return 1;
    return budapestDate(from) > today ? 2 : 0;
  };
  return left.toSorted((a, b) => rank(a) - rank(b));
}

const byTime = (rows: readonly Beginning[]) =>
  rows.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));

interface TodayRowsProps {
  heading: string;
  rows: readonly Beginning[];
  all: { to: StaticRouteId; label: string };
}

export function TodayRows({ heading, rows, all: { to, label } }: TodayRowsProps) {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  const now = useNow();
  const id = useId();
  if (!hasRoute(to)) return null;
  const shown = byRank(rows, now).slice(0, ROWS);
  return (
    <section aria-labelledby={id} className={styles.column}>
      <div className={styles.head}>
        <h3 id={id}>{heading}</h3>
        <PageLink to={to} className={styles.all}>
          {label}
        </PageLink>
      </div>
      {shown.length > 0 ? (
        <ul className={styles.rows}>
          {byTime(shown).map((row) => (
            <Row key={row.id} row={row} now={now} isSpare={row === shown[ROWS_OF_PHONES]} />
          ))}
        </ul>
      ) : (
        <p>{t('today.noneLeft')}</p>
      )}
    </section>
  );
}
