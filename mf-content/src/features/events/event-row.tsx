import type { MallEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDayRange, formatTime, Picture } from '@mall/ui';
import { clsx } from 'clsx';
import { EventCalendarLink, hasEnded, useEventPrice } from './event-format.tsx';
import styles from './event-row.module.css';

interface EventRowProps {
  event: MallEvent;
  /** Milliseconds: what is over by then is dimmed. */
  now: number;
}

function Times({ event: { from, until } }: Pick<EventRowProps, 'event'>) {
  const { language } = useShellContext();
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

function Facts({ event: { place, audience, price } }: Pick<EventRowProps, 'event'>) {
  const facts = [place, audience, useEventPrice()(price)].filter((fact) => fact !== undefined);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function EventRow({ event, now }: EventRowProps) {
  const t = useMessages('content');
  const { title, lead, url, image, from } = event;
  const isOver = hasEnded(event, now);
  return (
    <article className={clsx(styles.event, isOver && styles.over)}>
      <p className={styles.time}>
        <time dateTime={from}>
          <Times event={event} />
        </time>
        {isOver ? <span>{t('events.ended')}</span> : null}
      </p>
      <div className={styles.image}>
        {image ? <Picture image={image} alt="" ratio="3:2" /> : null}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a href={url}>{title}</a>
        </h3>
        <p className={styles.lead}>{lead}</p>
        <Facts event={event} />
      </div>
      <div className={styles.calendar}>
        {isOver ? null : <EventCalendarLink date={event} name={title} />}
      </div>
    </article>
  );
}
