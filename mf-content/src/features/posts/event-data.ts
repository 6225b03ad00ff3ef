/** Structured data of the event that a post announces. */
import type { MetaArgs, StructuredData } from '@mall/runtime';
import type { PostSummary } from './post-summary.ts';

/** A schema.org `Event` at the mall; empty for a post without an event. */
export function eventData(
  { origin, pathTo }: Pick<MetaArgs, 'origin' | 'pathTo'>,
  { slug, title, lead, image, event }: PostSummary,
): StructuredData[] {
  if (!event) return [];
  const mall = { '@id': `${origin}/#mall` };
  return [
    {
      '@type': 'Event',
      name: title,
      description: lead,
      url: origin + pathTo('post', { slug }),
      image: [origin + image['1x']],
      startDate: event.from,
      endDate: event.until,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.place, containedInPlace: mall },
      ...(event.audience
        ? { audience: { '@type': 'Audience', audienceType: event.audience } }
        : {}),
      organizer: mall,
    },
  ];
}
