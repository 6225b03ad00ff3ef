import type { Events, MallEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { addDays } from '@mall/opening-hours';
import { PageLink, useNow, useShellContext } from '@mall/runtime';
import { buttonClass, EmptyState, formatDay, Section } from '@mall/ui';
import { useState } from 'react';
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
  const days = events.days.filter((day) => day.events.length > 0);
  return (
    <div className={styles.days}>
      {days.length === 0 ? <NothingOn events={events} asked={asked} /> : null}
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
