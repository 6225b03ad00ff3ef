/** What happens next in a venue: rain, feedings, workshops. */
import type { Config, Venue, VenueShow } from '@mall/contracts';
import { addDays, formatClock, mallTime, planOfGroup, type WallTime } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay, Wrapper } from '@mall/ui';
import { useId } from 'react';
import { Countdown } from './countdown.tsx';
import { nextShow } from './next-show.ts';
import { textsOf, type VenueTexts } from './texts.ts';
import styles from './venue-shows.module.css';

const MINUTE_MS = 60_000;
const HOUR = 60;

function useDayName(today: string): (day: string) => string {
  const { language } = useShellContext();
  const t = textsOf(language);
  return (day) => {
    if (day === today) return t.todayWord;
    return day === addDays(today, 1) ? t.tomorrowWord : formatDay(day, language, 'shortWeekday');
  };
}

interface NextProps {
  show: VenueShow;
  next: WallTime;
  t: VenueTexts;
}

function NextTime({ show, next, t }: NextProps) {
  const now = useNow();
  const time = mallTime(now);
  const dayName = useDayName(time.day);
  const minutes = next.minutes - time.minutes;
  const isSoon = next.day === time.day && minutes <= HOUR;
  const clock = formatClock(next.minutes);
  return (
    <>
      <time dateTime={`${next.day}T${clock}`} className={styles.time}>
        {t.on(dayName(next.day), clock)}
      </time>
      {isSoon ? (
        <Countdown
          until={now + minutes * MINUTE_MS}
          label={t.left}
          announcement={t.soon(show.name)}
        />
      ) : null}
    </>
  );
}

function Show({ show, venue, config }: { show: VenueShow; venue: Venue; config: Config }) {
  const t = textsOf(useShellContext().language);
  const time = mallTime(useNow());
  const next =
    venue.opening_hours && nextShow(show, planOfGroup(config, venue.opening_hours), time);
  return (
    <li className={styles.show}>
      <h3 className={styles.name}>{show.name}</h3>
      <p className={styles.next}>{next ? <NextTime show={show} next={next} t={t} /> : t.noShow}</p>
      {show.every ? <p className={styles.rule}>{t.every(show.every)}</p> : null}
    </li>
  );
}

/** The next time of each show of `venue`; nothing for a venue without any. */
export function VenueShows({ venue }: { venue: Venue }) {
  const t = textsOf(useShellContext().language);
  const config = useApiData('config');
  const headingId = useId();
  if (venue.shows.length === 0) return null;
  return (
    <Wrapper className={styles.section}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {t.shows}
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
