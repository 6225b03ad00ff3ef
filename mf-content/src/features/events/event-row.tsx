import type { MallEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDayRange, formatTime } from '@mall/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { EventCalendarLink, hasEnded, useEventPrice } from './event-format.tsx';
import styles from './event-row.module.css';

interface EventRowProps {
  event: MallEvent;
  /** Milliseconds: what is over by then is dimmed. */
  now: number;
  /** More of its dates, for instance until when it is on. */
  note?: string | undefined;
}

function Times({ event: { from, until, times }, now }: EventRowProps) {
  const { language } = useShellContext();
  if (times) {
    const left = times.filter((time) => Date.parse(time) > now);
    const [next, ...more] = (left.length > 0 ? left : times.slice(-1)).map(formatTime);
    return (
      <>
        <span className={styles.start}>{next}</span>
        {more.map((time) => `, ${time}`)}
      </>
    );
  }
  if (!from.includes('T')) {
    return <span className={styles.range}>{formatDayRange(from, until, language)}</span>;
  }
  return (
    <>
      <span className={styles.start}>{formatTime(from)}</span>
      {until.includes('T') ? <span>–{formatTime(until)}</span> : null}
    </>
  );
}

function Facts({ event, note }: Pick<EventRowProps, 'event' | 'note'>) {
  const t = useMessages('content');
  const { place, ages, price } = event;
  const fromAge = ages?.from ? t('events.fromAge', { age: ages.from }) : undefined;
  const audience = event.audience ?? fromAge;
  const facts = [note, place, audience, useEventPrice()(price)].filter(Boolean);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function EventRow({ event, now, note }: EventRowProps) {
  const t = useMessages('content');
  const { title, lead, url, from } = event;
  const isOver = hasEnded(event, now);
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={clsx(styles.event, isOver && styles.over)}>
      <p className={styles.time}>
        <time dateTime={from}>
          <Times event={event} now={now} />
        </time>
        {isOver ? <span>{t('events.ended')}</span> : null}
      </p>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.title}>
          <a href={url}>{title}</a>
        </h3>
        <p className={styles.lead}>{lead}</p>
        <Facts event={event} note={note} />
      </div>
      <div className={styles.calendar}>
        {isOver || event.times ? null : <EventCalendarLink date={event} name={title} />}
      </div>
    </article>
  );
}
