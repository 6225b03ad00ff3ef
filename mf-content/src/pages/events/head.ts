/** The head of the events page. */
import { breadcrumbList, itemList } from '@mall/blocks';
import type { Config, EditorialPage, Events } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { eventData } from '../../features/base/structured-data/event-data.ts';
import { type EventsAsked, NAMED_DAYS, type NamedDay } from '../../features/events/events-query.ts';

/** Events that the structured data lists. */
const MAX_LISTED = 20;

/**
 * A day with a name has a title of its own; with dates and ages it is that of all events. The canonical URL
 * is that of all events in any case: a filter is no page (requirement 2.9).
 */
export function namedDay({ day, age }: Pick<EventsAsked, 'day' | 'age'>): NamedDay | undefined {
  return age === undefined ? NAMED_DAYS.find((name) => name === day) : undefined;
}

/** What the head needs. */
export function eventsHead(
  page: EditorialPage,
  events: Events,
  config: Config,
  asked: EventsAsked,
) {
  return {
    description: page.description,
    image: page.images?.cover,
    named: namedDay(asked),
    contact: config.contact,
    listed: [...events.days.flatMap((day) => day.events), ...events.ongoing].slice(0, MAX_LISTED),
  };
}

type Head = ReturnType<typeof eventsHead>;

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
