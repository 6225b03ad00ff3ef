import { eventSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** An event on one date: two hours on a Saturday afternoon. */
export const anEvent = builder(eventSchema, (number) => ({
  id: `event-${number}-20261128-1500`,
  title: `Event ${number}`,
  lead: `Lead of event ${number}`,
  url: `/news/event-${number}`,
  from: '2026-11-28T15:00:00+01:00',
  until: '2026-11-28T17:00:00+01:00',
  place: 'Central square',
}));
