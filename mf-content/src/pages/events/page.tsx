/** `/programok`: what is on, by day and by age. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, useApiData, useNow, usePageQuery } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { useDeferredValue } from 'react';
import { EventDayChips } from '../../features/events/event-day-chips.tsx';
import { EventDays } from '../../features/events/event-days.tsx';
import { EventFilterForm } from '../../features/events/event-filter-form.tsx';
import {
  type EventsAsked,
  eventsParams,
  readEventsQuery,
} from '../../features/events/events-query.ts';
import { pageHoldsUntil } from '../../features/events/page-holds-until.ts';
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
  return { ...eventsHead(page, events, config, asked), validUntil: pageHoldsUntil(events, now) };
}

/** While a new day's events are on their way, those of the day before stay. */
function useAsked(): EventsAsked {
  const query = usePageQuery();
  const now = useNow();
  const { today } = readEventsQuery(query, now);
  const shownDay = useDeferredValue(today);
  return readEventsQuery(query, shownDay === today ? now : Date.parse(`${shownDay}T12:00Z`));
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
