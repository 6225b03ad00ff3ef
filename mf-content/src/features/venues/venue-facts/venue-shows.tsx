/** What happens next in a venue: rain, feedings, workshops. */
import type { Config, Venue, VenueShow } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays, formatClock, mallTime, planOfGroup, type WallTime } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay, Wrapper } from '@mall/ui';
import { useId } from 'react';
import { Countdown } from './countdown.tsx';
import { nextShow } from './next-show.ts';
import styles from './venue-shows.module.css';

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

function Show({ show, venue, config }: { show: VenueShow; venue: Venue; config: Config }) {
  const t = useMessages('content');
  const time = mallTime(useNow());
  const next =
    venue.opening_hours && nextShow(show, planOfGroup(config, venue.opening_hours), time);
  return (
    <li className={styles.show}>
      <h3 className={styles.name}>{show.name}</h3>
      <p className={styles.next}>
        {next ? <NextTime show={show} next={next} /> : t('venue-facts.noShow')}
      </p>
      {show.every ? (
        <p className={styles.rule}>{t('venue-facts.every', { minutes: show.every })}</p>
      ) : null}
    </li>
  );
}

/** The next time of each show of `venue`; nothing for a venue without any. */
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
