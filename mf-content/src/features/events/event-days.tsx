import type { Events, MallEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays } from '@mall/opening-hours';
import { PageLink, useNow, useShellContext } from '@mall/runtime';
import { buttonClass, EmptyState, formatDay, formatDayRange, Section } from '@mall/ui';
import { useState } from 'react';
import { type DailyEvent, foldDaily } from './daily-events.ts';
import styles from './event-days.module.css';
import { hasEnded } from './event-format.tsx';
import { EventRow } from './event-row.tsx';
import { type EventsAsked, eventsQuery } from './events-query.ts';

/** What was over when they were first shown comes last: a list that is looked at must not move. */
function Rows({ events, label }: { events: readonly MallEvent[]; label?: string }) {
  const now = useNow();
  const [orderedAt] = useState(now);
  const isOver = (event: MallEvent) => hasEnded(event, orderedAt);
  const ordered = [...events.filter((event) => !isOver(event)), ...events.filter(isOver)];
  return (
    <ul className={styles.rows} aria-label={label}>
      {ordered.map((event) => (
        <li key={event.id}>
          <EventRow event={event} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** What is on every day, by its next date; where it is not on all of them, with its first and last. */
function DailyRow({ daily: { dates, isEveryDay } }: { daily: DailyEvent }) {
  const { language } = useShellContext();
  const now = useNow();
  const [first, last] = [dates[0], dates.at(-1)];
  const next = dates.find((date) => !hasEnded(date, now)) ?? last;
  if (!first || !last || !next) return null;
  const note = isEveryDay ? undefined : formatDayRange(first.from, last.from, language);
  return <EventRow event={next} now={now} note={note} />;
}

function Daily({ daily }: { daily: readonly DailyEvent[] }) {
  const t = useMessages('content');
  if (daily.length === 0) return null;
  return (
    <Section
      heading={t('events.daily')}
      lead={t('events.dailyLead')}
      wrapped={false}
      className={styles.ongoing}
    >
      <ul className={styles.rows}>
        {daily.map((one) => (
          <li key={one.dates[0]?.id}>
            <DailyRow daily={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `Ma, november 25., szerda` */
function useDayName(today: string): (day: string) => string {
  const t = useMessages('content');
  const { language } = useShellContext();
  const named: Record<string, string> = {
    [today]: t('events.day.ma'),
    [addDays(today, 1)]: t('events.day.holnap'),
  };
  return (day) => [named[day], formatDay(day, language, 'weekday')].filter(Boolean).join(', ');
}

interface EventDaysProps {
  events: Events;
  asked: EventsAsked;
}

function NothingOn({ events: { next }, asked }: EventDaysProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const day = next && formatDay(next, language, 'weekday');
  return (
    <EmptyState
      title={t('events.emptyTitle')}
      text={t('events.emptyText')}
      action={
        <>
          {next && day ? (
            <PageLink
              to="events"
              query={eventsQuery({ day: next, age: asked.age })}
              className={buttonClass()}
            >
              {t('events.nextDay', { day })}
            </PageLink>
          ) : null}
          {asked.day || asked.age !== undefined ? (
            <PageLink to="events" className={buttonClass('secondary')}>
              {t('events.showAll')}
            </PageLink>
          ) : null}
        </>
      }
    />
  );
}

export function EventDays({ events, asked }: EventDaysProps) {
  const t = useMessages('content');
  const dayName = useDayName(asked.today);
  const { daily, single } = foldDaily(events.days);
  const days = single.filter((day) => day.events.length > 0);
  return (
    <div className={styles.days}>
      {daily.length + days.length === 0 ? <NothingOn events={events} asked={asked} /> : null}
      <Daily daily={daily} />
      {days.map(({ day, events: ofDay }) => (
        <section key={day} aria-labelledby={`nap-${day}`}>
          <h2 id={`nap-${day}`} className={styles.day}>
            <time dateTime={day}>{dayName(day)}</time>
          </h2>
          <Rows events={ofDay} label={t('events.dayList', { day: dayName(day) })} />
        </section>
      ))}
      {events.ongoing.length > 0 ? (
        <Section
          heading={t('events.ongoing')}
          lead={t('events.ongoingLead')}
          wrapped={false}
          className={styles.ongoing}
        >
          <Rows events={events.ongoing} />
        </Section>
      ) : null}
    </div>
  );
}
