/** `/programok`: what is on, by day and by age. */
import { Breadcrumbs, breadcrumbList, editorialHead, eventData, itemList } from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  useLoad,
  useNow,
  usePageQuery,
} from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { startTransition, useEffect, useState } from 'react';
import { EventDays } from '../../features/events/event-days.tsx';
import { EventDayChips, EventFilterForm } from '../../features/events/event-filters.tsx';
import {
  type EventsAsked,
  eventsParams,
  NAMED_DAYS,
  type NamedDay,
  pageExpiry,
  readEventsQuery,
} from '../../features/events/events-query.ts';
import styles from './page.module.css';

const MAX_LISTED = 20;
const SLUG = { slug: 'events' };

/**
 * A day with a name has its own title; with dates and ages it is that of all events. The canonical URL
 * is that of all events in any case: a filter is no page (requirement 2.9).
 */
function namedDay({ day, age }: Pick<EventsAsked, 'day' | 'age'>): NamedDay | undefined {
  return age === undefined ? NAMED_DAYS.find((name) => name === day) : undefined;
}

export async function loader({ load, url }: LoaderArgs) {
  const now = Date.now();
  const asked = readEventsQuery(url.searchParams, now);
  const [page, events, config] = await Promise.all([
    load('editorialPage', SLUG),
    load('events', eventsParams(asked)),
    load('config'),
  ]);
  const listed = [...events.days.flatMap((day) => day.events), ...events.ongoing];
  return {
    ...editorialHead(page),
    named: namedDay(asked),
    contact: config.contact,
    listed: listed.slice(0, MAX_LISTED),
    validUntil: pageExpiry(events, now),
  };
}

type Head = Awaited<ReturnType<typeof loader>>;

export function meta({ data, ...args }: MetaArgs<Head, MessageKey<'content'>>): PageMeta {
  const { t, origin } = args;
  const { named, image, listed, contact } = data;
  const title = t(`events.title.${named ?? 'week'}`);
  return {
    title: `${title} – ${contact.city}`,
    description: named ? t('events.description', { title }) : data.description,
    image,
    structuredData: [
      breadcrumbList(args, title),
      itemList(
        title,
        listed.map((event) => ({ item: eventData(event, event, { origin, contact }) })),
      ),
    ],
  };
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
      <PageHeader compact title={title} breadcrumbs={<Breadcrumbs current={title} />} />
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
