/** `/programok`: what is on, by day and by age. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, useApiData, useLoad, useNow, usePageQuery } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { startTransition, useEffect, useState } from 'react';
import { EventDayChips } from '../../features/events/event-day-chips.tsx';
import { EventDays } from '../../features/events/event-days.tsx';
import { EventFilterForm } from '../../features/events/event-filter-form.tsx';
import {
  type EventsAsked,
  eventsParams,
  readEventsQuery,
} from '../../features/events/events-query.ts';
import { pageExpiry } from '../../features/events/page-expiry.ts';
import { eventsHead, namedDay } from './head.ts';
import styles from './page.module.css';

export { meta } from './head.ts';

const SLUG = { slug: 'events' };

export async function loader({ load, url }: LoaderArgs) {
  const now = Date.now();
  const asked = readEventsQuery(url.searchParams, now);
  const [page, events, config] = await Promise.all([
    load('editorialPage', SLUG),
    load('events', eventsParams(asked)),
    load('config'),
  ]);
  return { ...eventsHead(page, events, config, asked), validUntil: pageExpiry(events, now) };
}

/**
 * What the URL asks for. When a new day begins, it is that of the day before until the new one's events
 * have come; a request that fails is repeated each minute.
 */
function useAsked(): EventsAsked {
  const query = usePageQuery();
  const load = useLoad();
  const now = useNow();
  const current = readEventsQuery(query, now);
  const { today } = current;
  const [shownDay, setShownDay] = useState(today);
  useEffect(() => {
    if (today === shownDay) return;
    const params = eventsParams(readEventsQuery(query, now));
    const show = () => startTransition(() => setShownDay(today));
    load('events', params).then(show, () => undefined);
  }, [load, query, now, today, shownDay]);
  return today === shownDay ? current : readEventsQuery(query, Date.parse(`${shownDay}T12:00Z`));
}

export function Component() {
  const t = useMessages('content');
  const asked = useAsked();
  const events = useApiData('events', eventsParams(asked));
  const title = t(`events.title.${namedDay(asked) ?? 'week'}`);
  const count = events.days.flatMap((day) => day.events).length + events.ongoing.length;
  return (
    <>
      <PageHeader
        compact
        tone="coral"
        title={title}
        breadcrumbs={<Breadcrumbs current={title} />}
      />
      <Wrapper className={styles.events}>
        <EventDayChips asked={asked} />
        <EventFilterForm asked={asked} />
        <p role="status" className="visually-hidden">
          {t('events.count', { count })}
        </p>
        <EventDays events={events} asked={asked} />
      </Wrapper>
    </>
  );
}
