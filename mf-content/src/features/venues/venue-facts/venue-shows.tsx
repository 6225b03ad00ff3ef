import { CalendarLink } from '@mall/blocks';
import { type Config, eventDateId, type Venue, type VenueShow } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays, formatClock, mallTime, planOfGroup, type WallTime } from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay, Wrapper } from '@mall/ui';
import { useId, useSyncExternalStore } from 'react';
import { nextShow } from './show-times.ts';
import styles from './venue-shows.module.css';

const SECOND_MS = 1000;
const MINUTE_S = 60;

const startOfSecond = (moment: number) => moment - (moment % SECOND_MS);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** The start of this second in milliseconds: the server's while the page is hydrated, as with `useNow`. */
function useSecond(): number {
  const { renderedAt } = useShellContext();
  return useSyncExternalStore(
    subscribe,
    () => startOfSecond(Date.now()),
    () => startOfSecond(renderedAt),
  );
}

interface CountdownProps {
  until: number;
  label: string;
  /** Read out once, a minute before the end. */
  announcement: string;
}

/**
 * Minutes and seconds to a moment, in a place of fixed width. Screen readers get the time of the moment
 * beside it instead, and one remark in the last minute: a text that changes each second is noise.
 */
function Countdown({ until, label, announcement }: CountdownProps) {
  const seconds = Math.max(0, Math.round((until - useSecond()) / SECOND_MS));
  const left = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S];
  return (
    <>
      <span aria-hidden="true" className={`${styles.countdown} screen-only`}>
        {label} <b>{left.map((part) => String(part).padStart(2, '0')).join(':')}</b>
      </span>
      <span role="status" className="visually-hidden">
        {seconds <= MINUTE_S ? announcement : ''}
      </span>
    </>
  );
}

const MINUTE_MS = 60_000;
const HOUR = 60;

function NextTime({ show, next }: { show: VenueShow; next: WallTime }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const now = useNow();
  const time = mallTime(now);
  const named: Record<string, string> = {
    [time.day]: t('venue-facts.todayWord'),
    [addDays(time.day, 1)]: t('venue-facts.tomorrowWord'),
  };
  const minutes = next.minutes - time.minutes;
  const clock = formatClock(next.minutes);
  return (
    <>
      <time dateTime={`${next.day}T${clock}`} className={styles.time}>
        {named[next.day] ?? formatDay(next.day, language, 'shortWeekday')} {clock}
      </time>
      {next.day === time.day && minutes <= HOUR ? (
        <Countdown
          until={now + minutes * MINUTE_MS}
          label={t('venue-facts.left')}
          announcement={t('venue-facts.soon', { name: show.name })}
        />
      ) : null}
    </>
  );
}

function AddToCalendar({ show: { name, event }, next }: { show: VenueShow; next: WallTime }) {
  const t = useMessages('content');
  if (!event) return null;
  return (
    <CalendarLink
      file={`events/${eventDateId(event, next.day, formatClock(next.minutes))}`}
      from={toMallTimestamp(next)}
      text={t('events.toCalendar')}
      label={(moment) => t('events.calendar', { name, moment })}
    />
  );
}

function Show({ show, venue, config }: { show: VenueShow; venue: Venue; config: Config }) {
  const t = useMessages('content');
  const time = mallTime(useNow());
  const next =
    venue.opening_hours && nextShow(show, planOfGroup(config, venue.opening_hours), time);
  return (
    <li className={styles.show}>
      <h3 className={styles.name}>{show.name}</h3>
      <div className={styles.next}>
        {next ? <NextTime show={show} next={next} /> : t('venue-facts.noShow')}
        {next ? <AddToCalendar show={show} next={next} /> : null}
      </div>
      {show.every ? (
        <p className={styles.rule}>{t('venue-facts.every', { minutes: show.every })}</p>
      ) : null}
    </li>
  );
}

export function VenueShows({ venue }: { venue: Venue }) {
  const t = useMessages('content');
  const config = useApiData('config');
  const headingId = useId();
  if (venue.shows.length === 0) return null;
  return (
    <Wrapper className={styles.section}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {t('venue-facts.shows')}
        </h2>
        <ul className={styles.shows}>
          {venue.shows.map((show, index) => (
            <Show key={index} show={show} venue={venue} config={config} />
          ))}
        </ul>
      </section>
    </Wrapper>
  );
}
